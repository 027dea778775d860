import type { Job } from '../../../platform/jobs/job.ts'
import { indexListings, renewVectors } from './index-listings.ts'
import type { Matching } from './matching.ts'

export const matchingJobs = (matching: Matching): readonly Job[] => [
  indexListings(matching),
  renewVectors,
]
