import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { newId } from '../../platform/ids.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from './conversation-state.store.ts'
import { messageColumns, messageJson, type MessageRow } from './messages.store.ts'

export interface SaidMessage {
  readonly message: MessageRow
  /** As it is by this; `null` where the message was there before. */
  readonly conversation: ConversationStateRow | null
}

export interface NewMessageRow {
  readonly conversationId: string
  readonly senderId: string
  readonly clientId: string
  readonly content: string
  readonly now: Date
}

/**
 * All in one statement. The conversation is held before the sender's part in it, as whoever changes
 * either of them does; both are looked at as they are then.
 */
const insertSaid = statement<
  SaidMessage,
  [
    conversationId: string,
    senderId: string,
    clientId: string,
    content: string,
    now: Date,
    id: string,
  ]
>(`with known as (
    select ${messageColumns('m')} from messages m where m.sender_id = $2 and m.client_id = $3),
  held as (
    select c.id from conversations c
    where c.id = $1 and c.closed is null and not exists (select 1 from known)
      and exists (select 1 from conversation_participants p
        where p.conversation_id = c.id and p.user_id = $2 and p.left_at is null)
    for no key update of c),
  sender as (
    select p.conversation_id, p.user_id from held
    join conversation_participants p on p.conversation_id = held.id
    where p.user_id = $2 and p.left_at is null for share of p),
  raised as (
    update conversations c set seq = c.seq + 1, change = c.change + 1, last_message = $4,
      last_message_at = $5, last_message_sender_id = $2, updated_at = $5
    from sender where c.id = sender.conversation_id
    returning c.id, c.change, ${conversationStateColumns('c')}),
  said as (
    insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select $6, raised.id, raised.seq, raised.change, $2, $3, $4, $5 from raised
    returning ${messageColumns('messages')})
  select ${messageJson('m')} as message,
    case when raised.id is not null then ${conversationStateJson('raised')} end as conversation
  from (select * from said union all select * from known) m left join raised on true`)

/** Undefined where it may not be said. */
export async function insertMessage(
  db: Database,
  { conversationId, senderId, clientId, content, now }: NewMessageRow,
): Promise<SaidMessage | undefined> {
  const [row] = await insertSaid(db, [conversationId, senderId, clientId, content, now, newId()])
  return row
}

const selectKnown = statement<{ message: MessageRow }, [senderId: string, clientId: string]>(
  `select ${messageJson('m')} as message from messages m
  where m.sender_id = $1 and m.client_id = $2`,
)

/** What the sender's browser has called so. */
export async function findKnownMessage(
  db: Database,
  senderId: string,
  clientId: string,
): Promise<MessageRow | undefined> {
  const [row] = await selectKnown(db, [senderId, clientId])
  return row?.message
}
