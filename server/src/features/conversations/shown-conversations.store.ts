import { mostListedParticipants } from '@patchbay/contract/conversations'
import { hasBlocked } from '../blocks/public.ts'
import { conversationStateJson, type ConversationStateRow } from '../messages/public.ts'
import { participantJson, type ParticipantRow } from './participants.store.ts'

interface ShownParticipantRow extends ParticipantRow {
  readonly is_muted: boolean
  readonly blocked: boolean
}

/** A conversation with all that is shown of it, for one viewer. */
export interface ConversationRow {
  readonly id: string
  readonly is_group: boolean
  readonly user1_id: string | null
  readonly user2_id: string | null
  readonly state: ConversationStateRow
  readonly closed: 'blocked' | 'gone' | null
  readonly change: string
  readonly unread: boolean
  readonly participant_count: number
  readonly participants: readonly ShownParticipantRow[]
  /** Where it stands in the list. */
  readonly listed_at: Date
}

/** The newest is somebody else's, and the viewer has not read it. Both aliases as in `shown`. */
export const isUnread = `(c.last_message_sender_id <> me.user_id and me.last_read_seq < c.last_message_seq)`

/** Where a conversation stands in the list: by its newest message, or by when the viewer came. */
export const listedAt = `greatest(c.last_message_at, me.joined_at)`

const shownParticipant = participantJson(
  'p',
  `, 'is_muted', p.is_muted, 'blocked', ${hasBlocked('$1', 'p.user_id')}`,
)

const everyone = `conversation_participants p where p.conversation_id = c.id`

/** The viewer, both of two, and of a group the first of the others who are in it. */
const firstOnes = `(
  (select * from conversation_participants own
    where own.conversation_id = c.id and own.user_id = me.user_id)
  union all
  (select * from conversation_participants other
    where other.conversation_id = c.id and other.user_id <> me.user_id
      and (other.left_at is null or not c.is_group)
    order by other.joined_at, other.user_id limit ${mostListedParticipants})) p`

/** The viewer is `$1`; only what they are in. */
export const shownTo = (participants: 'everyone' | 'the first'): string => `
  select c.id, c.is_group, c.user1_id, c.user2_id, ${conversationStateJson('c')} as state, c.closed,
    c.change, coalesce(${isUnread}, false) as unread, (
      select count(*)::integer from conversation_participants p
      where p.conversation_id = c.id and p.left_at is null) as participant_count, (
      select json_agg(${shownParticipant} order by p.joined_at, p.user_id)
      from ${participants === 'everyone' ? everyone : firstOnes}) as participants,
    ${listedAt} as listed_at
  from conversation_participants me join conversations c on c.id = me.conversation_id
  where me.user_id = $1 and me.left_at is null`
