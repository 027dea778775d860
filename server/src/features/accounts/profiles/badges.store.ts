import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'

const reopenRequest = statement<
  { id: string },
  [userId: string, renamedFrom: string, now: Date, id: string]
>(
  `insert into verification_requests as known
    (id, user_id, credentials, status, submission_date, created_at, renamed_from)
  values ($4, $1, '', 'pending', $3, $3, $2)
  on conflict (user_id) where status <> 'rejected' do update
    set status = 'pending', submission_date = $3, review_date = null,
      renamed_from = coalesce(known.renamed_from, $2)
  returning id`,
)

/**
 * The request by which a person was verified is open again, with the name that was verified. There
 * is none if an operator has verified the person without one.
 */
export async function reopenVerification(
  tx: Database,
  userId: string,
  renamedFrom: string,
  now: Date,
): Promise<void> {
  await reopenRequest(tx, [userId, renamedFrom, now, newId()])
}
