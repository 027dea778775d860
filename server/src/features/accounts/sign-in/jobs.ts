import { deleteExpiredFlows } from './delete-expired-flows.ts'

export const signInJobs = [deleteExpiredFlows]
