import { mostListedParticipants } from '@patchbay/contract/messaging/conversations'
import { hasBlocked } from '../../people/blocks/public.ts'
import { conversationStateJson, type ConversationStateRow } from '../messages/public.ts'
import { participantJson, type ParticipantRow } from './participants.store.ts'
import { ownReadSeq } from './read-marks.store.ts'

export interface ShownParticipantRow extends ParticipantRow {
  readonly is_muted: boolean
  readonly blocked: boolean
  /** What the person has read while there was a block, for that person alone. */
  readonly hidden_read_seq: number
  readonly hidden_read_at: string | null
}

/** A conversation with everything that one viewer sees of it. */
export interface ConversationRow {
  readonly id: string
  readonly is_group: boolean
  readonly user1_id: string | null
  readonly user2_id: string | null
  readonly state: ConversationStateRow
  readonly closed: 'blocked' | 'gone' | null
  readonly profession: string | null
  readonly change: string
  readonly unread: boolean
  readonly is_request: boolean
  readonly is_marked_unread: boolean
  readonly is_pinned: boolean
  readonly is_archived: boolean
  readonly participant_count: number
  readonly blocked_ids: string[]
  readonly participants: readonly ShownParticipantRow[]
  /** The time by which it is sorted in the list. */
  readonly listed_at: Date
}

/**
 * The newest message is by somebody else, and the viewer has not read it; or the viewer was added to
 * a group in which nothing was said yet, and has not opened it; or they want to read it again. Uses
 * the aliases of `shownTo`.
 */
export const isUnread = `(me.is_marked_unread
  or (c.last_message_sender_id <> me.user_id and ${ownReadSeq('me')} < c.last_message_seq)
  or (c.is_group and c.last_message_seq = 0
    and coalesce(me.last_read_at, me.hidden_read_at) is null))`

/** The next message brings a conversation back, unless it is muted. Uses the aliases of `shownTo`. */
export const isArchived = `(me.archived_seq is not null
  and (me.is_muted or c.last_message_seq <= me.archived_seq))`

/** Conversations are sorted by their newest message, or by the time when the viewer joined. */
export const listedAt = `greatest(c.last_message_at, me.joined_at)`

const shownParticipant = participantJson(
  'p',
  `, 'is_muted', p.is_muted, 'blocked', ${hasBlocked('$1', 'p.user_id')},
    'hidden_read_seq', p.hidden_read_seq, 'hidden_read_at', p.hidden_read_at`,
)

const everyone = `conversation_participants p where p.conversation_id = c.id`

/** The viewer, both people of two, and the first few other participants of a group. */
const firstOnes = `(
  (select * from conversation_participants own
    where own.conversation_id = c.id and own.user_id = me.user_id)
  union all
  (select * from conversation_participants other
    where other.conversation_id = c.id and other.user_id <> me.user_id
      and (other.left_at is null or not c.is_group)
    order by other.joined_at, other.user_id limit ${mostListedParticipants})) p`

/** The first profession of the other person of two, in their own word if the list has none. */
const otherProfession = `(
  select nullif(case other.professions[1] when 'Other' then other.other_profession
    else other.professions[1] end, '')
  from user_profiles other where other.id in (c.user1_id, c.user2_id) and other.id <> $1)`

/** The viewer's id is `$1`. Selects only conversations of which they are a participant. */
export const shownTo = (participants: 'everyone' | 'the first'): string => `
  select c.id, c.is_group, c.user1_id, c.user2_id, ${conversationStateJson('c')} as state, c.closed,
    ${otherProfession} as profession, c.change, coalesce(${isUnread}, false) as unread,
    me.request is not null as is_request, me.is_marked_unread, me.is_pinned,
    ${isArchived} as is_archived, (
      select count(*)::integer from conversation_participants p
      where p.conversation_id = c.id and p.left_at is null) as participant_count, array(
      select p.user_id from conversation_participants p
      join user_blocks block on block.blocked_id = p.user_id and block.blocker_id = $1
      where p.conversation_id = c.id and c.is_group order by p.user_id) as blocked_ids, (
      select json_agg(${shownParticipant} order by p.joined_at, p.user_id)
      from ${participants === 'everyone' ? everyone : firstOnes}) as participants,
    ${listedAt} as listed_at
  from conversation_participants me join conversations c on c.id = me.conversation_id
  where me.user_id = $1 and me.left_at is null and me.request is distinct from 'declined'`
