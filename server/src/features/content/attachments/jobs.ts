import { cleanFilesNightly } from './clean-files-nightly.ts'

export const attachmentJobs = [cleanFilesNightly]
