import type { Database } from '../../platform/db/database.ts'
import { noteEvents } from '../messages/public.ts'
import { passOnGroups } from './group-heirs.store.ts'

/**
 * Somebody has left these groups, in which others still are: they say so, and have an admin. For
 * whoever holds them.
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
  // Nobody has made them that.
  const promoted = heirs.map((heir) => ({
    conversationId: heir.conversationId,
    actorId: heir.userId,
    type: 'made_admin' as const,
    people: [heir.userId],
  }))
  await noteEvents(tx, [...left, ...promoted], now)
}
