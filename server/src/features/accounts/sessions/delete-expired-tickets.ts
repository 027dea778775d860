import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteExpiredTickets as deleteTickets } from '../../../platform/sessions/tickets.store.ts'

export const deleteExpiredTickets = job(
  'delete_expired_tickets',
  z.object({}),
  async ({ db, now }) => deleteTickets(db, now()),
  { recurs: '47 * * * *' },
)
