import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import type { PreviewedText } from '../../../content/previews/public.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from '../conversation-state.store.ts'
import { messageColumns, messageJson, type MessageRow } from '../messages.store.ts'

export interface ChangedPreview {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

const selectText = statement<PreviewedText & Record<string, unknown>, [messageId: string]>(
  `select content as text, hidden_preview as "hiddenPreview" from messages
  where id = $1 and deleted_at is null`,
)

export async function findText(
  db: Database,
  messageId: string,
): Promise<PreviewedText | undefined> {
  const [row] = await selectText(db, [messageId])
  return row
}

/**
 * This is a change of the message like any other. It locks the conversation, then the message.
 * Between two people it is stored after a block too, because it belongs to what was said before.
 */
const setPreview = statement<
  ChangedPreview,
  [messageId: string, previewId: string, text: string, now: Date]
>(`with locked as (
    select c.id from conversations c
    where c.id = (select conversation_id from messages where id = $1) for no key update of c),
  known as (
    select m.id, m.conversation_id from locked join messages m on m.conversation_id = locked.id
    where m.id = $1 and m.deleted_at is null and m.content = $3
      and m.preview_id is distinct from $2
      and not exists (
        select 1 from link_previews p where p.id = $2 and p.url = m.hidden_preview)
    for no key update of m),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $4
    from known where c.id = known.conversation_id
    returning c.id, c.change, ${conversationStateColumns('c')}),
  shown as (
    update messages m set preview_id = $2, change = raised.change
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('shown')} as message, ${conversationStateJson('raised')} as conversation
  from shown cross join raised`)

/** Undefined if the text is another one by now, or its author wants no preview of it. */
export async function showPreview(
  db: Database,
  messageId: string,
  { previewId, text }: { readonly previewId: string; readonly text: string },
  now: Date,
): Promise<ChangedPreview | undefined> {
  const [row] = await setPreview(db, [messageId, previewId, text, now])
  return row
}

const takePreview = statement<
  ChangedPreview,
  [messageId: string, senderId: string, now: Date]
>(`with locked as (
    select c.id from messages m join conversations c on c.id = m.conversation_id
    where m.id = $1 and m.sender_id = $2 for no key update of c),
  sender as (
    select p.conversation_id from locked
    join conversation_participants p on p.conversation_id = locked.id
    where p.user_id = $2 and p.left_at is null for share of p),
  known as (
    select m.id, m.conversation_id from sender
    join messages m on m.conversation_id = sender.conversation_id
    where m.id = $1 and m.deleted_at is null and m.preview_id is not null for no key update of m),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $3
    from known where c.id = known.conversation_id
    returning c.id, c.change, ${conversationStateColumns('c')}),
  taken as (
    update messages m set preview_id = null, change = raised.change,
      hidden_preview = (select p.url from link_previews p where p.id = m.preview_id)
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('taken')} as message, ${conversationStateJson('raised')} as conversation
  from taken cross join raised`)

/** Undefined if the sender has no such message with a preview. */
export async function removePreview(
  db: Database,
  messageId: string,
  senderId: string,
  now: Date,
): Promise<ChangedPreview | undefined> {
  const [row] = await takePreview(db, [messageId, senderId, now])
  return row
}
