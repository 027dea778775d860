import type { Conversation } from '@patchbay/contract/messaging/conversations'
import { unsentIn, type UnsentPreviews } from './unsent.ts'

/**
 * Pinned ones first, then the newest message first, each conversation once; a group without
 * messages counts from when the viewer joined. An unsent message counts like one that was sent.
 */
export function inOrder(
  rows: readonly Conversation[],
  viewerId: string,
  unsent?: UnsentPreviews,
): readonly Conversation[] {
  const time = (row: Conversation): number => {
    const { lastMessageAt, participants, updatedAt } = row
    const at = unsentIn(row, unsent)?.at
    const own = participants.find(({ userId }) => userId === viewerId)
    return Math.max(
      Date.parse(lastMessageAt ?? own?.joinedAt ?? updatedAt),
      Date.parse(own?.joinedAt ?? updatedAt),
      at === undefined ? 0 : Date.parse(at),
    )
  }
  const byId = new Map<string, Conversation>()
  for (const row of rows)
    if (!(row.change <= (byId.get(row.id)?.change ?? -1))) byId.set(row.id, row)
  return [...byId.values()].toSorted(
    (one, other) => Number(other.isPinned) - Number(one.isPinned) || time(other) - time(one),
  )
}
