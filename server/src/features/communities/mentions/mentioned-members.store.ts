import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export async function listMembersAmong(
  tx: Database,
  communityId: string,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await query(tx)
    .selectFrom('community_members')
    .select('user_id')
    .where('community_id', '=', communityId)
    .where('user_id', 'in', userIds)
    .execute()
  return rows.map((row) => row.user_id)
}
