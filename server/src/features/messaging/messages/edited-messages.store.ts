import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { enqueuingPreview, keptPreview, type WantedPreview } from '../../content/previews/public.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from './conversation-state.store.ts'
import { messageColumns, messageJson, type MessageRow } from './messages.store.ts'

export interface EditedMessage {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

/** Locks in the common order: the conversation, its participant, the message. */
const updateContent = statement<
  EditedMessage & { readonly preview_job: unknown },
  [
    messageId: string,
    senderId: string,
    content: string,
    now: Date,
    link: string | null,
    previewQueue: string | null,
  ]
>(`with locked as (
    select c.id from messages m join conversations c on c.id = m.conversation_id
    where m.id = $1 and m.sender_id = $2 and c.closed is null for no key update of c),
  sender as (
    select p.conversation_id from locked
    join conversation_participants p on p.conversation_id = locked.id
    where p.user_id = $2 and p.left_at is null for share of p),
  known as (
    select m.id, m.conversation_id, m.seq from sender
    join messages m on m.conversation_id = sender.conversation_id
    where m.id = $1 and m.deleted_at is null and m.event is null and m.poll is null
      and m.content <> $3 for no key update of m),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $4,
      last_message = case when c.last_message_seq = known.seq then $3 else c.last_message end
    from known where c.id = known.conversation_id
    returning c.id, c.change, ${conversationStateColumns('c')}),
  edited as (
    update messages m set content = $3, is_edited = true, edited_at = $4, change = raised.change,
      preview_id = ${keptPreview('m', '$5')}
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('edited')} as message, ${conversationStateJson('raised')} as conversation,
    case when edited.preview_id is null then ${enqueuingPreview('message', 'edited.id', '$6')} end as preview_job
  from edited cross join raised`)

/** Undefined if nothing has changed. */
export async function editMessage(
  db: Database,
  messageId: string,
  senderId: string,
  content: string,
  now: Date,
  { url, queue }: Pick<WantedPreview, 'url' | 'queue'>,
): Promise<EditedMessage | undefined> {
  const [row] = await updateContent(db, [messageId, senderId, content, now, url, queue])
  return row
}

export interface SeenMessage {
  readonly message: MessageRow
  readonly closed: 'blocked' | 'gone' | null
}

const selectSeen = quickRead<SeenMessage, [messageId: string, viewerId: string]>(
  `select ${messageJson('m')} as message, c.closed from messages m
  join conversations c on c.id = m.conversation_id
  join conversation_participants p on p.conversation_id = c.id
  where m.id = $1 and p.user_id = $2 and p.left_at is null`,
)

/** Undefined if the viewer is not in its conversation. */
export async function findSeenMessage(
  db: Database,
  messageId: string,
  viewerId: string,
): Promise<SeenMessage | undefined> {
  const [row] = await selectSeen(db, [messageId, viewerId])
  return row
}
