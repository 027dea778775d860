import type { Job } from '../../../platform/jobs/job.ts'
import type { OpenWeb } from '../../../platform/outbound/open-web.ts'
import { cleanPreviews } from './clean-previews.ts'
import { previewLink, type Previewables } from './preview-link.ts'

export const previewJobs = (previewables: Previewables, web: OpenWeb): readonly Job[] => [
  previewLink(previewables, web),
  cleanPreviews,
]
