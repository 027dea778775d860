import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import type { ListingReference } from '../messages/public.ts'

export interface DemoMessageRow {
  readonly id: string
  readonly senderId: string
  readonly content: string
  /** The event of a system message, which has no text. */
  readonly event: {
    readonly type: 'added' | 'renamed'
    readonly people: readonly string[] | null
    readonly name: string | null
  } | null
  /** The listing that it is about, as it was then. */
  readonly listing: { readonly id: string; readonly reference: ListingReference } | null
  readonly brief: string | null
  /** The seq of the message that it replies to. */
  readonly replyTo: number | null
  readonly createdAt: Date
  readonly editedAt: Date | null
}

export interface DemoConversationRow {
  readonly id: string
  /** The name of a group, whose creator is the first of the people. */
  readonly name: string | null
  readonly people: readonly string[]
  readonly messages: readonly DemoMessageRow[]
  /** How many of the messages each person has read, and when. */
  readonly reads: readonly { readonly userId: string; readonly seq: number; readonly at: Date }[]
}

/** Inserts a conversation with all its messages. Only for a fresh database. */
export async function insertDemoConversation(
  tx: Database,
  row: DemoConversationRow,
): Promise<void> {
  const { id, name, people, messages, reads } = row
  const lastSeq = messages.findLastIndex(({ event }) => event === null) + 1
  const [first, last] = [messages[0], messages[lastSeq - 1]]
  if (first === undefined || last === undefined) throw new Error('Nothing was said in it.')
  const isGroup = name !== null
  const [user1, user2] = isGroup ? [] : people.toSorted()
  await query(tx)
    .insertInto('conversations')
    .values({
      id,
      is_group: isGroup,
      name,
      user1_id: user1 ?? null,
      user2_id: user2 ?? null,
      creator_id: isGroup ? (people[0] ?? null) : null,
      client_id: isGroup ? id : null,
      last_message: last.content,
      last_message_at: last.createdAt,
      last_message_sender_id: last.senderId,
      last_message_seq: lastSeq,
      seq: messages.length,
      change: messages.length + reads.length,
      created_at: first.createdAt,
      updated_at: last.createdAt,
    })
    .execute()
  await query(tx)
    .insertInto('conversation_participants')
    .values(
      people.map((userId, index) => {
        const read = reads.findIndex((one) => one.userId === userId)
        // People joined with the event that added them, or else at the beginning.
        const joined = messages.findIndex(({ event }) => event?.people?.includes(userId))
        return {
          conversation_id: id,
          user_id: userId,
          role: isGroup && index === 0 ? 'admin' : 'member',
          last_read_seq: reads[read]?.seq ?? 0,
          last_read_at: reads[read]?.at ?? null,
          change: read === -1 ? 0 : messages.length + read + 1,
          joined_at: (messages[joined] ?? first).createdAt,
          joined_seq: Math.max(0, joined),
        }
      }),
    )
    .execute()
  await query(tx)
    .insertInto('messages')
    .values(
      messages.map((message, index) => ({
        id: message.id,
        conversation_id: id,
        seq: index + 1,
        change: index + 1,
        sender_id: message.senderId,
        client_id: message.id,
        content: message.content,
        event: message.event?.type ?? null,
        event_people: message.event?.people?.slice() ?? null,
        event_name: message.event?.name ?? null,
        marketplace_listing_id: message.listing?.id ?? null,
        listing_reference: message.listing && JSON.stringify(message.listing.reference),
        brief: message.brief,
        reply_to_seq: message.replyTo,
        is_edited: message.editedAt !== null,
        edited_at: message.editedAt,
        created_at: message.createdAt,
      })),
    )
    .execute()
}
