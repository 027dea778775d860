import { cleanFilesNightly } from './cleaning/clean-files-nightly.ts'
import { forgetUploads } from './uploads/forget-uploads.ts'

export const attachmentJobs = [cleanFilesNightly, forgetUploads]
