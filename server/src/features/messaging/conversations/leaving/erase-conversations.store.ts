import type { Database } from '../../../../platform/db/database.ts'
import { statement } from '../../../../platform/db/statement.ts'
import { lastMessageColumns, newestSaid } from '../../messages/public.ts'
import { noteGoing } from './note-going.ts'
import { removeConversations } from './remove-conversations.ts'

// The fixed order prevents deadlocks when people who share conversations delete their accounts at
// the same time.
const lockAll = statement<{ id: string }, [userId: string]>(
  `select c.id from conversations c
  join conversation_participants p on p.conversation_id = c.id
  where p.user_id = $1 order by c.id for update of c`,
)

/**
 * Every erased message, and the participant's row, takes the next change number of its
 * conversation, so that all other participants are notified, even if the person never wrote
 * anything. The person leaves groups, but stays a participant of conversations of two. References
 * to listings of the person, and their reactions and votes, are removed from the messages of others.
 */
const wipe = statement<{ id: string; left: boolean }, [userId: string, now: Date]>(
  `with touched as (
    select id, conversation_id, seq, true as own from messages
    where sender_id = $1 and deleted_at is null and event is null
    union all
    select m.id, m.conversation_id, m.seq, false from conversations c
    join messages m on m.conversation_id = c.id
    where $1 in (c.user1_id, c.user2_id) and m.sender_id <> $1 and m.listing_reference is not null
    union all
    select m.id, m.conversation_id, m.seq, false from conversation_participants mine
    join messages m on m.conversation_id = mine.conversation_id
    where mine.user_id = $1 and m.sender_id <> $1 and m.listing_reference is null
      and m.reactions is not null and m.reactions ? $1::uuid::text
    union all
    -- A branch of its own: for one with an 'or' no index of either is used.
    select m.id, m.conversation_id, m.seq, false from conversation_participants mine
    join messages m on m.conversation_id = mine.conversation_id
    where mine.user_id = $1 and m.sender_id <> $1 and m.listing_reference is null
      and m.votes is not null and m.votes ? $1::uuid::text
      and not coalesce(m.reactions ? $1::uuid::text, false)),
  words as (
    select id, conversation_id, own,
      row_number() over (partition by conversation_id order by seq) as place from touched),
  parts as (
    select p.conversation_id, p.left_at is null as goes, (
      select count(*) from words where words.conversation_id = p.conversation_id) as many
    from conversation_participants p join conversations c on c.id = p.conversation_id
    where p.user_id = $1),
  raised as (
    update conversations c set change = c.change + parts.many + parts.goes::integer,
      closed = case when not c.is_group then 'gone' end,
      updated_at = $2, (${lastMessageColumns}) = ${newestSaid('c.id', 'said.sender_id = $1')}
    from parts where c.id = parts.conversation_id
    returning c.id, c.change, c.is_group, parts.goes,
      c.change - parts.many - parts.goes::integer as known),
  wiped as (
    update messages m set marketplace_listing_id = null, listing_reference = null,
      change = raised.known + words.place,
      content = case when words.own then '' else m.content end,
      brief = case when not words.own then m.brief end,
      reply_to_seq = case when not words.own then m.reply_to_seq end,
      reactions = case when not words.own then nullif(m.reactions - $1::uuid::text, '{}') end,
      preview_id = case when not words.own then m.preview_id end,
      hidden_preview = case when not words.own then m.hidden_preview end,
      poll = case when not words.own then m.poll end,
      votes = case when not words.own then nullif(m.votes - $1::uuid::text, '{}') end,
      is_edited = m.is_edited and not words.own,
      edited_at = case when not words.own then m.edited_at end,
      deleted_at = case when words.own then $2 else m.deleted_at end
    from words join raised on raised.id = words.conversation_id where m.id = words.id)
  update conversation_participants p set change = raised.change,
    left_at = case when raised.is_group then $2 end
  from raised where raised.goes and p.conversation_id = raised.id and p.user_id = $1
  returning p.conversation_id as id, p.left_at is not null as left`,
)

const selectOver = statement<{ id: string }, [userId: string]>(
  `select c.id from conversations c
  join conversation_participants own on own.conversation_id = c.id and own.user_id = $1
  where case
    when c.is_group then not exists (select 1 from conversation_participants p
      where p.conversation_id = c.id and p.left_at is null)
    else c.seq = 0 or exists (select 1 from user_profiles other
      where other.id in (c.user1_id, c.user2_id) and other.id <> $1
        and other.deleted_at is not null) end`,
)

const deleteVersion = statement<never, [userId: string]>(
  `delete from inbox_versions where user_id = $1`,
)

/** The conversations and people whose other clients must reload something. */
export interface ErasedConversations {
  readonly changed: readonly string[]
  /** The other people of deleted conversations. */
  readonly people: readonly string[]
}

/**
 * Erases all messages of a person who deletes their account, and deletes the conversations that
 * have no participants or no messages left. The caller must hold the lock on the account, so that
 * no new conversation starts meanwhile.
 */
export async function eraseConversationsOf(
  tx: Database,
  userId: string,
  now: Date,
): Promise<ErasedConversations> {
  const locked = await lockAll(tx, [userId])
  const parts = await wipe(tx, [userId, now])
  const over = new Set((await selectOver(tx, [userId])).map(({ id }) => id))
  const left = parts.filter((part) => part.left && !over.has(part.id)).map(({ id }) => id)
  await noteGoing(tx, userId, left, now)
  const people = await removeConversations(tx, [...over])
  await deleteVersion(tx, [userId])
  return {
    changed: locked.map(({ id }) => id).filter((id) => !over.has(id)),
    people: people.filter((id) => id !== userId),
  }
}
