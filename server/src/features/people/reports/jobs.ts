import { forgetQuotes } from './forget-quotes.ts'

export const reportJobs = [forgetQuotes]
