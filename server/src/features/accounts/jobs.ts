import { removeFolder } from './remove-folder.ts'

export const accountJobs = [removeFolder]
