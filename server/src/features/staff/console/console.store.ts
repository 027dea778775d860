import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { concerns } from '../../people/reports/public.ts'

interface Open {
  readonly verifications: number
  readonly reports: number
  readonly feedback: number
  readonly appeals: number
}

/** Each count reads a partial index of what is open. */
const selectOpen = statement<Open, [viewerId: string, now: Date]>(`
  select
    (select count(*)::int from verification_requests where status = 'pending') as verifications,
    (select count(*)::int from user_reports r
      where r.status = 'open' and not ${concerns('r', '$1')}) as reports,
    (select count(*)::int from user_feedback where status = 'open') as feedback,
    (select count(*)::int from ban_appeals a
      join banned_users b on b.id = a.ban_id and b.user_id = a.user_id
      where a.outcome is null and a.user_id <> $1 and (b.expires_at is null or b.expires_at > $2)) as appeals`)

/**
 * A report about the viewer and an appeal of theirs do not exist for them; nor does one against a
 * ban that has ended.
 */
export async function countOpen(db: Database, viewerId: string, now: Date): Promise<Open> {
  const [open] = await selectOpen(db, [viewerId, now])
  return open ?? { verifications: 0, reports: 0, feedback: 0, appeals: 0 }
}
