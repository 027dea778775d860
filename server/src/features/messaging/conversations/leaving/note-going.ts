import type { Database } from '../../../../platform/db/database.ts'
import { noteEvents } from '../../messages/public.ts'
import { passOnGroups } from './group-heirs.store.ts'

/**
 * Records that a person has left these groups, and promotes an admin where none is left. Others
 * must still be in the groups. The caller must hold the locks on them.
 */
export async function noteGoing(
  tx: Database,
  userId: string,
  conversationIds: readonly string[],
  now: Date,
): Promise<void> {
  const heirs = await passOnGroups(tx, conversationIds, now)
  const left = conversationIds.map((conversationId) => ({
    conversationId,
    actorId: userId,
    type: 'left' as const,
  }))
  // The new admins are named as the actors themselves, because nobody else promoted them.
  const promoted = heirs.map((heir) => ({
    conversationId: heir.conversationId,
    actorId: heir.userId,
    type: 'made_admin' as const,
    people: [heir.userId],
  }))
  await noteEvents(tx, [...left, ...promoted], now)
}
