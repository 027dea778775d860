import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from './conversation-state.store.ts'
import { lastMessageColumns, newestSaid } from './last-message.store.ts'
import { messageColumns, messageJson, type MessageRow } from './messages.store.ts'

/** A separate statement, so that the next one reads the conversation as it is under the lock. */
const lockConversation = statement<{ locked: number }, [messageId: string, senderId: string]>(
  `with locked as (
    select c.id from messages m join conversations c on c.id = m.conversation_id
    where m.id = $1 and m.sender_id = $2 and m.event is null for no key update of c)
  select 1 as locked from locked join conversation_participants p on p.conversation_id = locked.id
  where p.user_id = $2 and p.left_at is null for share of p`,
)

export interface DeletedMessage {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

/** The caller must hold the conversation. */
export const wipe = statement<DeletedMessage, [messageId: string, now: Date]>(
  `with raised as (
    update conversations c set change = c.change + 1, updated_at = $2,
      (${lastMessageColumns}) = ${newestSaid('c.id', 'said.id = $1')}
    from messages known
    where known.id = $1 and known.deleted_at is null and c.id = known.conversation_id
    returning c.id, c.change, ${conversationStateColumns('c')}),
  wiped as (
    update messages m set content = '', is_edited = false, edited_at = null, deleted_at = $2,
      marketplace_listing_id = null, listing_reference = null, brief = null, reply_to_seq = null,
      reactions = null, is_forwarded = false, preview_id = null, hidden_preview = null,
      poll = null, votes = null,
      change = raised.change
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('wiped', 'null')} as message, ${conversationStateJson('raised')} as conversation
  from wiped cross join raised`,
)

/** The caller must delete the files. Undefined if the sender has no such message to delete. */
export async function wipeMessage(
  tx: Database,
  messageId: string,
  senderId: string,
  now: Date,
): Promise<DeletedMessage | undefined> {
  const [locked] = await lockConversation(tx, [messageId, senderId])
  if (locked === undefined) return undefined
  const [row] = await wipe(tx, [messageId, now])
  return row
}
