import { forgetRemoved } from './forget-removed.ts'

export const removalJobs = [forgetRemoved]
