import { forgetSearches } from './forget-searches.ts'

export const matchJobs = [forgetSearches]
