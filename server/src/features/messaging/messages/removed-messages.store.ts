import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { rowsOf, type RemovedRows } from '../../content/removals/public.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from './conversation-state.store.ts'
import { wipe, type DeletedMessage } from './deleted-messages.store.ts'
import { lastMessageColumns, newestSaid } from './last-message.store.ts'
import { messageColumns, messageJson, type MessageRow } from './messages.store.ts'

const lockConversation = statement<{ id: string }, [messageId: string]>(
  `select c.id from conversations c
  where c.id = (select conversation_id from messages where id = $1) for no key update`,
)

interface MessageToTake {
  readonly sender_id: string
  readonly rows: RemovedRows
}

const selectRows = statement<MessageToTake, [messageId: string]>(
  `select m.sender_id, jsonb_build_object(
    'messages', ${rowsOf('messages', 'own', 'own.id = m.id', { reactions: null, votes: null })}) as rows
  from messages m where m.id = $1 and m.deleted_at is null and m.event is null`,
)

/** Holds the conversation. Undefined if there is no such message, or it is deleted. */
export async function lockMessageToTake(
  tx: Database,
  messageId: string,
): Promise<MessageToTake | undefined> {
  await lockConversation(tx, [messageId])
  const [row] = await selectRows(tx, [messageId])
  return row
}

/** The words go and the place stays, as when the sender deletes it. The caller holds the files. */
export async function wipeTaken(
  tx: Database,
  messageId: string,
  now: Date,
): Promise<DeletedMessage> {
  const [wiped] = await wipe(tx, [messageId, now])
  if (wiped === undefined) throw new Error('The message is locked, so it exists.')
  return wiped
}

/**
 * A listing that is gone is not referred to again; its facts are, unless the other person has deleted
 * their account.
 */
const bringBack = statement<{ id: string }, [messageId: string, rows: string, now: Date]>(
  `with raised as (
    update conversations c set change = c.change + 1, updated_at = $3
    from messages known
    where known.id = $1 and known.deleted_at is not null and c.id = known.conversation_id
    returning c.id, c.change, c.closed)
  update messages m set content = back.content, is_edited = back.is_edited,
    edited_at = back.edited_at, deleted_at = null, brief = back.brief,
    reply_to_seq = back.reply_to_seq, is_forwarded = coalesce(back.is_forwarded, false),
    preview_id = back.preview_id, hidden_preview = back.hidden_preview,
    poll = back.poll,
    listing_reference = case when raised.closed is distinct from 'gone' then back.listing_reference end,
    marketplace_listing_id = (select id from service_listings where id = back.marketplace_listing_id),
    change = raised.change
  from raised, jsonb_populate_recordset(null::messages, $2::jsonb) back
  where m.id = $1 and back.id = m.id returning m.id`,
)

interface ReturnedMessage {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

/** A separate statement, so that it reads the message as it is now. */
const renewLast = statement<ReturnedMessage, [messageId: string]>(
  `with renewed as (
    update conversations c set (${lastMessageColumns}) = ${newestSaid('c.id', 'false')}
    where c.id = (select conversation_id from messages where id = $1)
    returning c.id, ${conversationStateColumns('c')}),
  back as (select ${messageColumns('m')} from messages m where m.id = $1)
  select ${messageJson('back')} as message, ${conversationStateJson('renewed')} as conversation
  from back cross join renewed`,
)

/** Makes it readable, by a new change. Undefined if its conversation is gone. */
export async function returnMessage(
  tx: Database,
  messageId: string,
  rows: RemovedRows,
  now: Date,
  returnFilesOf: () => Promise<void>,
): Promise<ReturnedMessage | undefined> {
  await lockConversation(tx, [messageId])
  const back = await bringBack(tx, [messageId, JSON.stringify(rows['messages']), now])
  if (back.length === 0) return undefined
  await returnFilesOf()
  const [row] = await renewLast(tx, [messageId])
  return row
}

const eraseFacts = statement<never, [userId: string]>(
  `update removed_content r set data = jsonb_set(r.data, '{messages}', (
    select coalesce(jsonb_agg(
      one || '{"listing_reference": null, "marketplace_listing_id": null}'), '[]')
    from jsonb_array_elements(r.data -> 'messages') one))
  where r.subject_type = 'message' and r.data is not null and exists (
    select 1 from messages m join conversations c on c.id = m.conversation_id
    where m.id = r.subject_id and $1 in (c.user1_id, c.user2_id))`,
)

/** For a deleted account: what others wrote about its listings is also stored where staff removed it. */
export async function eraseRemovedListingFacts(tx: Database, userId: string): Promise<void> {
  await eraseFacts(tx, [userId])
}
