import { deleteExpiredHandovers } from './delete-expired-handovers.ts'

export const handoverJobs = [deleteExpiredHandovers]
