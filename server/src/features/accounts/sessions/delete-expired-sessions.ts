import * as z from 'zod/mini'
import { job } from '../../../platform/jobs/job.ts'
import { deleteEveryExpiredSession } from './sessions.store.ts'

export const deleteExpiredSessions = job(
  'delete_expired_sessions',
  z.object({}),
  async ({ db, now }) => deleteEveryExpiredSession(db, now()),
  { recurs: '7 3 * * *' },
)
