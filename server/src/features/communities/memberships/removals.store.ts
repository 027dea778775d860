import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export async function noteRemoval(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await query(tx)
    .insertInto('community_removals')
    .values({ community_id: communityId, user_id: userId, removed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['community_id', 'user_id']).doUpdateSet({ removed_at: now }),
    )
    .execute()
}

export async function isRemoved(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<boolean> {
  const row = await query(tx)
    .selectFrom('community_removals')
    .select('user_id')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** A person who is let in again is a member like any other. */
export async function forgiveRemoval(
  tx: Database,
  communityId: string,
  userId: string,
): Promise<void> {
  await query(tx)
    .deleteFrom('community_removals')
    .where('community_id', '=', communityId)
    .where('user_id', '=', userId)
    .execute()
}
