import { deleteExpiredMailCodes } from './delete-expired-mail-codes.ts'

export const mailCodeJobs = [deleteExpiredMailCodes]
