import type { Conversation } from '@patchbay/contract/conversations'

/** The newest message first, each once; a group in which nothing was said, by when one came. */
export function inOrder(rows: readonly Conversation[], viewerId: string): readonly Conversation[] {
  const time = ({ lastMessageAt, participants, updatedAt }: Conversation): number =>
    Date.parse(
      lastMessageAt ??
        participants.find(({ userId }) => userId === viewerId)?.joinedAt ??
        updatedAt,
    )
  const byId = new Map<string, Conversation>()
  for (const row of rows)
    if (!(row.change <= (byId.get(row.id)?.change ?? -1))) byId.set(row.id, row)
  return [...byId.values()].toSorted((one, other) => time(other) - time(one))
}
