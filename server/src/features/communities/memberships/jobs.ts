import { passLeadership } from './succession/pass-leadership.ts'

export const membershipJobs = [passLeadership]
