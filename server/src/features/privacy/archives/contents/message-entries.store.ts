import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { isInConversation } from '../../../people/participation/public.ts'
import {
  beginningOf,
  chosenIn,
  pageOf,
  pollOf,
  shownName,
  type Entry,
  type EntryRow,
  type EntryValues,
} from './entry-rows.store.ts'

/** The conversations that the person is in now, and that the app shows. */
export const conversations = statement<EntryRow, EntryValues>(
  pageOf(`select c.id::text as key, json_build_object('id', c.id, 'title', case
        when c.is_group then c.name else (
          select ${shownName('other')} from user_profiles other
          where other.id in (c.user1_id, c.user2_id) and other.id <> $1) end,
      'kind', case when c.is_group then 'group' else 'conversation' end, 'role', me.role,
      'muted', me.is_muted, 'pinned', me.is_pinned, 'archived', me.archived_seq is not null,
      'markedUnread', me.is_marked_unread, 'joinedAt', me.joined_at, 'people', (
        select json_agg(${shownName('person')} order by p.joined_at, p.user_id)
        from conversation_participants p join user_profiles person on person.id = p.user_id
        where p.conversation_id = c.id and (p.left_at is null or not c.is_group))) as entry
    from conversation_participants me join conversations c on c.id = me.conversation_id
    where me.user_id = $1 and me.left_at is null and me.request is distinct from 'declined'`),
)

interface MessageEntryRow {
  readonly seq: string
  readonly entry: Entry
}

/** What the page of the conversation shows. A deleted message has no words, and neither has a quote of it. */
const selectMessages = statement<
  MessageEntryRow,
  [userId: string, conversationId: string, after: string, limit: number]
>(
  `select m.seq, json_build_object('from', ${shownName('sender')}, 'mine', m.sender_id = $1,
      'text', case when m.deleted_at is null then m.content end,
      'deletedAt', m.deleted_at, 'event', m.event, 'eventName', m.event_name, 'eventPeople', (
        select json_agg(${shownName('person')} order by place)
        from unnest(m.event_people) with ordinality as named (id, place)
        join user_profiles person on person.id = named.id),
      'about', m.listing_reference, 'brief', m.brief, 'replyTo', (
        select ${beginningOf(`split_part(original.content, E'\\n', 1)`, 120)} from messages original
        where original.conversation_id = m.conversation_id and original.seq = m.reply_to_seq
          and original.deleted_at is null),
      'yourReaction', m.reactions ->> $1::text,
      'poll', ${pollOf('m.poll')}, 'yourVote', ${chosenIn('m.poll', 'm.votes -> $1::text')},
      'files', (
        select json_agg(a.id order by a.position) from attachments a
        where a.message_id = m.id and a.owner_id = $1),
      'filesOfOthers', (
        select json_agg(a.name order by a.position) from attachments a
        where a.message_id = m.id and a.owner_id <> $1),
      'forwarded', m.is_forwarded, 'createdAt', m.created_at, 'editedAt', m.edited_at) as entry
    from messages m join user_profiles sender on sender.id = m.sender_id
    where m.conversation_id = $2 and m.seq > $3::bigint
      and ${isInConversation('m.conversation_id', '$1')}
    order by m.seq limit $4`,
)

const messagesAtOnce = 500

/** Reads the messages in their order, and ends if the person leaves the conversation meanwhile. */
export async function* readMessages(
  db: Database,
  userId: string,
  conversationId: string,
): AsyncGenerator<readonly Entry[]> {
  let after = '0'
  for (;;) {
    const rows = await selectMessages(db, [userId, conversationId, after, messagesAtOnce])
    if (rows.length > 0) yield rows.map(({ entry }) => entry)
    if (rows.length < messagesAtOnce) return
    after = rows.at(-1)?.seq ?? '0'
  }
}
