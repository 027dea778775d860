import { sendDigests } from './send-digests.ts'

export const digestJobs = [sendDigests]
