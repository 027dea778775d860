import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { concerns } from '../../people/reports/public.ts'

interface Open {
  readonly verifications: number
  readonly reports: number
  readonly feedback: number
}

/** Each count reads a partial index of what is open. */
const selectOpen = statement<Open, [viewerId: string]>(`
  select
    (select count(*)::int from verification_requests where status = 'pending') as verifications,
    (select count(*)::int from user_reports r
      where r.status = 'open' and not ${concerns('r', '$1')}) as reports,
    (select count(*)::int from user_feedback where status = 'open') as feedback`)

/** A report about the viewer does not exist for them. */
export async function countOpen(db: Database, viewerId: string): Promise<Open> {
  const [open] = await selectOpen(db, [viewerId])
  return open ?? { verifications: 0, reports: 0, feedback: 0 }
}
