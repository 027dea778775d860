import { deleteExpiredSessions } from './delete-expired-sessions.ts'
import { deleteExpiredTickets } from './delete-expired-tickets.ts'

export const sessionJobs = [deleteExpiredSessions, deleteExpiredTickets]
