import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { isBanned, personJson, type PersonRow } from '../../accounts/profiles/public.ts'
import { ownReadSeq } from '../conversations/public.ts'

/** Counting the unread messages of a conversation stops here. */
export const mostUnreadMessages = 100

/** Who has written how often; never what. */
export interface MissedConversation {
  readonly id: string
  readonly is_group: boolean
  readonly group_name: string | null
  /** The other person, unless it is a group. */
  readonly other: PersonRow | null
  /** `mostUnreadMessages` means this many or more. */
  readonly unread: number
}

const selectMissed = quickRead<
  MissedConversation,
  [userId: string, after: Date, upTo: Date, limit: number]
>(`select c.id, c.is_group, c.name as group_name,
    case when other.id is null then null else ${personJson('other')} end as other, unread.messages as unread
  from conversation_participants me
  join conversations c on c.id = me.conversation_id and c.last_message_seq > ${ownReadSeq('me')}
  left join user_profiles other on not c.is_group
    and other.id = case when c.user1_id = me.user_id then c.user2_id else c.user1_id end
  cross join lateral (select count(*)::integer as messages, max(newest.created_at) as latest from (
    select m.created_at from messages m
    where m.conversation_id = c.id and m.sender_id <> me.user_id and m.event is null
      and m.deleted_at is null and m.seq > greatest(${ownReadSeq('me')}, me.joined_seq)
      and m.created_at <= $3
      and not ${hasBlocked('me.user_id', 'm.sender_id')}
      and not ${hasBlocked('m.sender_id', 'me.user_id')}
    order by m.seq desc limit ${mostUnreadMessages}) newest) unread
  where me.user_id = $1 and me.left_at is null and me.request is null and not me.is_muted
    and unread.latest > $2
    and (c.is_group or (other.deleted_at is null and not ${isBanned('other')}))
  order by unread.latest desc, c.id limit $4`)

/** The conversations with unread messages of that time, the newest first, as pushes would name them. */
export const listMissedConversations = (
  db: Database,
  userId: string,
  { after, upTo }: { readonly after: Date; readonly upTo: Date },
  limit: number,
): Promise<readonly MissedConversation[]> => selectMissed(db, [userId, after, upTo, limit])
