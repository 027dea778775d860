import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'

interface NewMute {
  readonly communityId: string
  readonly userId: string
  readonly until: Date | null
  readonly now: Date
}

/** Replaces the mute that is there. */
export async function setMute(tx: Database, mute: NewMute): Promise<void> {
  const values = { muted_at: mute.now, muted_until: mute.until }
  await query(tx)
    .insertInto('community_mutes')
    .values({ community_id: mute.communityId, user_id: mute.userId, ...values })
    .onConflict((conflict) => conflict.columns(['community_id', 'user_id']).doUpdateSet(values))
    .execute()
}

/** When it would have ended, in an object; undefined if there was none. */
export const deleteMute = (
  tx: Database,
  communityId: string,
  userId: string,
): Promise<{ muted_until: Date | null } | undefined> =>
  query(tx)
    .deleteFrom('community_mutes')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .returning('muted_until')
    .executeTakeFirst()

const selectEnded = statement<{ community_id: string }, [now: Date]>(
  `select community_id from community_mutes where muted_until <= $1
  union select community_id from community_posts where pinned_at is not null and pinned_until <= $1
  order by community_id`,
)

/** The communities in which a mute or a pin is over. */
export const listEnded = async (db: Database, now: Date): Promise<readonly string[]> =>
  (await selectEnded(db, [now])).map((row) => row.community_id)

export async function deleteEndedMutes(
  tx: Database,
  communityId: string,
  now: Date,
): Promise<void> {
  await query(tx)
    .deleteFrom('community_mutes')
    .where('community_id', '=', communityId)
    .where('muted_until', '<=', now)
    .execute()
}
