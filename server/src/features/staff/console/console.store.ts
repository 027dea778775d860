import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'

interface Open {
  readonly verifications: number
  readonly reports: number
  readonly feedback: number
}

/** Each count reads a partial index of what is open. */
const selectOpen = statement<Open>(`
  select
    (select count(*)::int from verification_requests where status = 'pending') as verifications,
    (select count(*)::int from user_reports where status = 'open') as reports,
    (select count(*)::int from user_feedback where status = 'open') as feedback`)

export async function countOpen(db: Database): Promise<Open> {
  const [open] = await selectOpen(db, [])
  return open ?? { verifications: 0, reports: 0, feedback: 0 }
}
