import type { Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'

export async function setSuccessor(
  tx: Database,
  communityId: string,
  userId: string,
  now: Date,
): Promise<void> {
  await query(tx)
    .insertInto('community_successors')
    .values({ community_id: communityId, user_id: userId, chosen_at: now })
    .onConflict((conflict) =>
      conflict.column('community_id').doUpdateSet({ user_id: userId, chosen_at: now }),
    )
    .execute()
}

export async function deleteSuccessor(tx: Database, communityId: string): Promise<void> {
  await query(tx)
    .deleteFrom('community_successors')
    .where('community_id', '=', communityId)
    .execute()
}
