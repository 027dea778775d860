import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

/**
 * The caller must have locked the communities of these links. Otherwise two people who joined by each
 * other's links and delete their accounts at once could block each other. Uses stay counted.
 */
export async function deleteInvitationsOf(tx: Database, userId: string): Promise<void> {
  await query(tx).deleteFrom('community_invitations').where('maker_id', '=', userId).execute()
  await query(tx).deleteFrom('invited_members').where('user_id', '=', userId).execute()
}
