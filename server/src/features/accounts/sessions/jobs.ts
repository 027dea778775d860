import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredTickets as deleteTickets } from '../../../platform/sessions/tickets.store.ts'
import { deleteEveryExpiredSession } from './sessions.store.ts'

const deleteExpiredSessions = job(
  'delete_expired_sessions',
  z.object({}),
  async ({ db, now }) => deleteEveryExpiredSession(db, now()),
  { recurs: '7 3 * * *' },
)

const deleteExpiredTickets = job(
  'delete_expired_tickets',
  z.object({}),
  async ({ db, now }) => deleteTickets(db, now()),
  { recurs: '47 * * * *' },
)

export const sessionJobs = [deleteExpiredSessions, deleteExpiredTickets]
