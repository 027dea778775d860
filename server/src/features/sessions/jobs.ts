import { deleteExpiredSessions } from './delete-expired-sessions.ts'

export const sessionJobs = [deleteExpiredSessions]
