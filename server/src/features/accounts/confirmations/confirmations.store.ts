import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

const confirmByIdentity = statement<
  { id: string },
  [sessionId: string, issuer: string, subject: string, now: Date]
>(
  `update sessions s set confirmed_at = $4 from identities i
  where s.id = $1 and s.expires_at > $4
    and i.user_id = s.user_id and i.issuer = $2 and i.subject = $3
  returning s.id`,
)

/** False if the identity does not lead to the account of the session. */
export async function confirmSessionBy(
  db: Database,
  sessionId: string,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
  now: Date,
): Promise<boolean> {
  return (await confirmByIdentity(db, [sessionId, issuer, subject, now])).length > 0
}

/** After a right password. False if the session has ended meanwhile. */
export async function confirmSession(db: Database, sessionId: string, now: Date): Promise<boolean> {
  const row = await query(db)
    .updateTable('sessions')
    .set({ confirmed_at: now })
    .where('id', '=', sessionId)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
