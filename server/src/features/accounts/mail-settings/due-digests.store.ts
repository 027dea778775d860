import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { isBanned, isThere } from '../profiles/public.ts'
import { knownZones, readPreviews, type MailReader } from './mail-settings.store.ts'

const selectDue = statement<{ user_id: string }, [now: Date, limit: number]>(
  `select m.user_id from mail_settings m join user_profiles p on p.id = m.user_id
  where m.digest_due_at <= $1 and ${isThere('p')} and not ${isBanned('p')}
  order by m.digest_due_at, m.user_id limit $2`,
)

/** Whose digest is due, the longest first; nobody who is banned or has left. */
export const listDueReaders = async (
  db: Database,
  now: Date,
  limit: number,
): Promise<readonly string[]> => (await selectDue(db, [now, limit])).map(({ user_id }) => user_id)

export interface DueReader extends MailReader {
  readonly digest: 'daily' | 'weekly'
  readonly weekday: number
  readonly hour: number
  readonly covered_until: Date
}

const lockDue = statement<DueReader, [userId: string, now: Date]>(
  `select case m.digest when 'daily' then 'daily' else 'weekly' end as digest, m.weekday, m.hour,
    coalesce(m.covered_until, m.updated_at) as covered_until, ${knownZones},
    ${readPreviews}
  from mail_settings m join user_profiles p on p.id = m.user_id
  where m.user_id = $1 and m.digest_due_at <= $2 and ${isThere('p')} and not ${isBanned('p')}
  for update of m`,
)

/** Undefined if another node was first, or the person wants none any more. */
export async function lockDueReader(
  tx: Database,
  userId: string,
  now: Date,
): Promise<DueReader | undefined> {
  const [reader] = await lockDue(tx, [userId, now])
  return reader
}

/** The caller must have locked the reader. Without `coveredUntil`, nothing was sent. */
export async function planDigest(
  tx: Database,
  userId: string,
  plan: { readonly dueAt: Date; readonly browserZone: string | null; readonly coveredUntil?: Date },
): Promise<void> {
  await query(tx)
    .updateTable('mail_settings')
    .set({
      digest_due_at: plan.dueAt,
      known_zone: plan.browserZone,
      ...(plan.coveredUntil !== undefined && { covered_until: plan.coveredUntil }),
    })
    .where('user_id', '=', userId)
    .execute()
}
