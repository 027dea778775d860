import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { wordsOfRow } from '../../content/attachments/public.ts'
import { askedOfRow } from '../../content/polls/public.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { personJson } from '../../accounts/profiles/public.ts'
import { hearsOf, receivers } from '../../notices/push/public.ts'
import type { UnreadMessage } from './message-push.ts'

/**
 * SQL condition: whether participant `p` is to be notified of a message `m`: it is from another
 * person, is not an event, not deleted, unread, wanted, and not across a block.
 */
const isNews = `(m.conversation_id = p.conversation_id and m.sender_id <> p.user_id
  and m.event is null and m.deleted_at is null
  and m.seq > greatest(p.last_read_seq, p.joined_seq) and ${hearsOf('m.content')}
  and not ${hasBlocked('p.user_id', 'm.sender_id')}
  and not ${hasBlocked('m.sender_id', 'p.user_id')})`

/** SQL condition: whether the participant wants notifications of messages at all. */
const listens = `(p.left_at is null and p.request is null and not exists (
  select 1 from push_settings wanted where wanted.user_id = p.user_id and not wanted.messages))`

export interface ComingMessage {
  readonly receiver_id: string
  readonly seq: string
  readonly endpoint: string | null
}

// Locks the conversation like sending does, so that messages sent before are visible after this.
const clearWaiting = statement<never, [conversationId: string]>(
  `update conversations set push_waits_since = null
  where id = $1 and push_waits_since is not null`,
)

/** After this, later messages need a new job. */
export async function waitNoLonger(db: Database, conversationId: string): Promise<void> {
  await clearWaiting(db, [conversationId])
}

// Ordered by person, like every statement that locks several; deleted accounts are skipped.
const noteNews = statement<ComingMessage, [conversationId: string]>(
  `with living as materialized (
    select person.id from conversation_participants p
    join user_profiles person on person.id = p.user_id and person.deleted_at is null
    where p.conversation_id = $1 and ${listens}
      and exists (select 1 from ${receivers} r where r.user_id = p.user_id)
    order by person.id for share of person),
  news as (
    select p.user_id, newest.seq from living
    join conversation_participants p on p.user_id = living.id and p.conversation_id = $1
    left join pushed_messages pushed
      on pushed.conversation_id = p.conversation_id and pushed.user_id = p.user_id
    cross join lateral (
      select m.seq from messages m where ${isNews} and m.seq > coalesce(pushed.seq, 0)
      order by m.seq desc limit 1) newest),
  noted as (
    insert into pushed_messages as pushed (conversation_id, user_id, seq)
    select $1::uuid, user_id, seq from news order by user_id
    on conflict (conversation_id, user_id) do update set seq = excluded.seq
      where pushed.seq < excluded.seq
    returning user_id, seq)
  select r.id as receiver_id, r.endpoint, noted.seq from noted
  join ${receivers} r on r.user_id = noted.user_id order by r.id`,
)

/** The browsers and devices of participants with unannounced messages; each is returned once. */
export const noteNewMessages = (
  tx: Database,
  conversationId: string,
): Promise<readonly ComingMessage[]> => noteNews(tx, [conversationId])

const selectUnread = quickRead<
  UnreadMessage,
  [userId: string, conversationId: string, seq: string]
>(`select ${askedOfRow('m.poll', 'm.content')} as content, (
      select ${wordsOfRow('file')} from attachments file
      where file.message_id = m.id and file.is_voice limit 1) as voice,
    c.is_group, c.name as group_name, (
      select ${personJson('sender')} from user_profiles sender where sender.id = m.sender_id) as sender
  from conversation_participants p
  join conversations c on c.id = p.conversation_id
  join pushed_messages pushed on pushed.conversation_id = p.conversation_id
    and pushed.user_id = p.user_id and pushed.seq = $3::bigint
  join messages m on ${isNews} and m.seq <= pushed.seq
  where p.user_id = $1 and p.conversation_id = $2 and ${listens}
  order by m.seq desc limit 1`)

/**
 * The newest message to push, in its current state; undefined if it is no news any more, or if a
 * newer job handles it.
 */
export async function findUnreadMessage(
  db: Database,
  userId: string,
  conversationId: string,
  seq: string,
): Promise<UnreadMessage | undefined> {
  const [row] = await selectUnread(db, [userId, conversationId, seq])
  return row
}
