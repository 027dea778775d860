import type { Conversation } from '@patchbay/contract/messaging/conversations'

/**
 * The newest message first, each conversation once; a group without messages counts from when the
 * viewer joined.
 */
export function inOrder(rows: readonly Conversation[], viewerId: string): readonly Conversation[] {
  const time = ({ lastMessageAt, participants, updatedAt }: Conversation): number => {
    const own = participants.find(({ userId }) => userId === viewerId)
    return Math.max(
      Date.parse(lastMessageAt ?? own?.joinedAt ?? updatedAt),
      Date.parse(own?.joinedAt ?? updatedAt),
    )
  }
  const byId = new Map<string, Conversation>()
  for (const row of rows)
    if (!(row.change <= (byId.get(row.id)?.change ?? -1))) byId.set(row.id, row)
  return [...byId.values()].toSorted((one, other) => time(other) - time(one))
}
