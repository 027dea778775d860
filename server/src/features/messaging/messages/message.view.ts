import { firstWords } from '@patchbay/contract/formatted-text'
import type { Message, QuotedMessage, Reaction } from '@patchbay/contract/messaging/messages'
import { viewPoll, type VoteCounts } from '../../content/polls/public.ts'
import { viewUnsigned } from '../../content/attachments/public.ts'
import { viewPreview } from '../../content/previews/public.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import type { MessageRow, QuotedRow } from './messages.store.ts'

const viewQuoted = (row: QuotedRow): QuotedMessage => ({
  seq: row.seq,
  change: row.change,
  senderId: row.sender_id,
  sender: viewPerson(row.sender),
  words: firstWords(row.words),
  isDeleted: row.is_deleted,
})

/** Reactions have no times. Equally frequent ones are sorted by emoji, so that all readers see one order. */
function viewReactions(emojiOf: MessageRow['reactions']): Reaction[] {
  const byEmoji = new Map<string, string[]>()
  for (const [userId, emoji] of Object.entries(emojiOf ?? {}))
    byEmoji.set(emoji, [...(byEmoji.get(emoji) ?? []), userId])
  return [...byEmoji]
    .map(([emoji, userIds]) => ({ emoji, userIds }))
    .toSorted(
      (one, other) =>
        other.userIds.length - one.userIds.length || (one.emoji < other.emoji ? -1 : 1),
    )
}

function countsOf(votes: MessageRow['votes']): VoteCounts {
  const people = Object.values(votes ?? {})
  const counts: Record<string, number> = { voters: people.length }
  for (const place of people.flat()) counts[place] = (counts[place] ?? 0) + 1
  return counts
}

export const viewMessage = (row: MessageRow): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  change: row.change,
  senderId: row.sender_id,
  sender: viewPerson(row.sender),
  clientId: row.client_id,
  content: row.content,
  event: row.event && {
    type: row.event,
    people: row.event_people?.map(viewPerson) ?? [],
    name: row.event_name,
  },
  attachments: row.attachments?.map(viewUnsigned) ?? [],
  createdAt: new Date(row.created_at).toISOString(),
  isEdited: row.is_edited,
  editedAt: row.edited_at && new Date(row.edited_at).toISOString(),
  deletedAt: row.deleted_at && new Date(row.deleted_at).toISOString(),
  readBy: [...row.read_by],
  listingReference: row.listing && { listingId: row.listing_id, ...row.listing },
  brief: row.brief,
  replyTo: row.reply_to && viewQuoted(row.reply_to),
  reactions: viewReactions(row.reactions),
  ...(row.is_forwarded && { isForwarded: true as const }),
  ...viewPreview(row.preview),
  ...(row.poll && { poll: viewPoll(row.poll, countsOf(row.votes)) }),
})
