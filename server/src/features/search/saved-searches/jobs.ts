import { lookForSaved } from './look-for-saved.ts'

export const savedSearchJobs = [lookForSaved]
