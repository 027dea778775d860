import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from '../conversation-state.store.ts'
import { messageColumns, messageJson, type MessageRow } from '../messages.store.ts'

export interface ReactedMessage {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

/**
 * Locks in the common order: the conversation, its participant, the message. The row is compared
 * after it was locked, and not by the statement that locks it, which would compare what was there
 * before: of two reactions of a person the later one stands.
 */
const updateReaction = statement<
  ReactedMessage,
  [messageId: string, userId: string, emoji: string | null, now: Date]
>(`with locked as (
    select c.id from messages m join conversations c on c.id = m.conversation_id
    where m.id = $1 and c.closed is null for no key update of c),
  participant as (
    select p.conversation_id from locked
    join conversation_participants p on p.conversation_id = locked.id
    where p.user_id = $2 and p.left_at is null and p.request is null for share of p),
  known as (
    select m.id, m.conversation_id, m.reactions from participant
    join messages m on m.conversation_id = participant.conversation_id
    where m.id = $1 and m.deleted_at is null and m.event is null for no key update of m),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $4
    from known where c.id = known.conversation_id
      and (known.reactions ->> $2::uuid::text) is distinct from $3
    returning c.id, c.change, ${conversationStateColumns('c')}),
  reacted as (
    update messages m set change = raised.change, reactions = case when $3::text is null
      then nullif(m.reactions - $2::uuid::text, '{}')
      else coalesce(m.reactions, '{}') || jsonb_build_object($2::uuid::text, $3::text) end
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('reacted')} as message, ${conversationStateJson('raised')} as conversation
  from reacted cross join raised`)

/** Undefined if nothing has changed. */
export async function setReaction(
  db: Database,
  messageId: string,
  userId: string,
  emoji: string | null,
  now: Date,
): Promise<ReactedMessage | undefined> {
  const [row] = await updateReaction(db, [messageId, userId, emoji, now])
  return row
}
