import { cleanFilesNightly } from './cleaning/clean-files-nightly.ts'

export const attachmentJobs = [cleanFilesNightly]
