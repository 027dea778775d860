import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/** Only for a member; the row is deleted with the membership. */
export async function setHidden(
  tx: Database,
  communityId: string,
  userId: string,
  hidden: boolean,
): Promise<void> {
  if (hidden)
    await query(tx)
      .insertInto('hidden_memberships')
      .values({ community_id: communityId, user_id: userId })
      .onConflict((conflict) => conflict.columns(['user_id', 'community_id']).doNothing())
      .execute()
  else
    await query(tx)
      .deleteFrom('hidden_memberships')
      .where('community_id', '=', communityId)
      .where('user_id', '=', userId)
      .execute()
}
