import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

export interface BanTerms {
  /** `null` if it is for good. */
  readonly until: Date | null
  /**
   * Whether what the person wrote is hidden meanwhile. Undefined keeps the choice of a ban that still
   * lasts.
   */
  readonly hidesContent: boolean | undefined
  /** The reason as the person reads it. Undefined keeps the reason of a ban that still lasts. */
  readonly words: string | undefined
}

const lasts = `(ban.expires_at is null or ban.expires_at > now())`

type NewBan = [
  userId: string,
  reason: string,
  until: Date | null,
  hidesContent: boolean | null,
  words: string | null,
]

const upsertBan = statement<{ words: string | null }, NewBan>(
  `insert into banned_users as ban (user_id, reason, expires_at, hides_content, words)
  values ($1, $2, $3, coalesce($4::boolean, false), $5)
  on conflict (user_id) do update
  set reason = excluded.reason, expires_at = excluded.expires_at, created_at = now(),
    hides_content = coalesce($4::boolean, ban.hides_content and ${lasts}),
    words = coalesce($5, case when ${lasts} then ban.words end),
    id = case when ${lasts} then ban.id else excluded.id end
  returning words`,
)

/**
 * A ban that is changed while it lasts stays the same one, and so do the appeals against it. Returns
 * what the person is told about it.
 */
export async function setBan(
  db: Database,
  userId: string,
  reason: string,
  { until, hidesContent, words }: BanTerms,
): Promise<string | null> {
  const [row] = await upsertBan(db, [userId, reason, until, hidesContent ?? null, words ?? null])
  return row?.words ?? null
}

/** The id of the ban; undefined if there was none. */
export async function deleteBan(db: Database, userId: string): Promise<string | undefined> {
  const lifted = await query(db)
    .deleteFrom('banned_users')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return lifted?.id
}

/** The person who lifts a ban has answered the appeal against it. */
export async function closeAppeals(
  db: Database,
  banId: string,
  staffId: string | null,
): Promise<void> {
  await query(db)
    .updateTable('ban_appeals')
    .set({ outcome: 'lifted', answered_by: staffId, answered_at: new Date() })
    .where('ban_id', '=', banId)
    .where('outcome', 'is', null)
    .execute()
}
