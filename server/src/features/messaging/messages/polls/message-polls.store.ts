import type { Database } from '../../../../platform/db/database.ts'
import { quickRead, statement } from '../../../../platform/db/statement.ts'
import { personJson, type PersonRow } from '../../../accounts/profiles/public.ts'
import { endedAt, isOver, takesAnswers } from '../../../content/polls/public.ts'
import { hasBlocked } from '../../../people/blocks/public.ts'
import {
  conversationStateColumns,
  conversationStateJson,
  type ConversationStateRow,
} from '../conversation-state.store.ts'
import { messageColumns, messageJson, type MessageRow } from '../messages.store.ts'

export interface ChangedPoll {
  readonly message: MessageRow
  readonly conversation: ConversationStateRow
}

/**
 * Locks in the common order: the conversation, its participant, the message. The row is compared
 * after it was locked, and not by the statement that locks it, which would compare what was there
 * before: of two votes of a person the later one stands.
 */
const changing = (condition: string, change: string, $now: string): string => `with locked as (
    select c.id from messages m join conversations c on c.id = m.conversation_id
    where m.id = $1 and c.closed is null for no key update of c),
  participant as (
    select p.conversation_id from locked
    join conversation_participants p on p.conversation_id = locked.id
    where p.user_id = $2 and p.left_at is null and p.request is null for share of p),
  known as (
    select m.id, m.conversation_id, m.sender_id, m.poll, m.votes from participant
    join messages m on m.conversation_id = participant.conversation_id
    where m.id = $1 and m.deleted_at is null and m.poll is not null for no key update of m),
  raised as (
    update conversations c set change = c.change + 1, updated_at = ${$now}
    from known m where c.id = m.conversation_id and not ${isOver('m.poll', $now)} and ${condition}
    returning c.id, c.change, ${conversationStateColumns('c')}),
  changed as (
    update messages m set change = raised.change, ${change}
    from raised where m.id = $1 returning ${messageColumns('m')})
  select ${messageJson('changed')} as message, ${conversationStateJson('raised')} as conversation
  from changed cross join raised`

const updateVote = statement<
  ChangedPoll,
  [messageId: string, userId: string, answers: readonly number[], now: Date]
>(
  changing(
    `${takesAnswers('m.poll', '$3::smallint[]')}
      and coalesce(m.votes -> $2::uuid::text, '[]') <> to_jsonb($3::smallint[])`,
    `votes = case when cardinality($3::smallint[]) = 0
      then nullif(m.votes - $2::uuid::text, '{}')
      else coalesce(m.votes, '{}') || jsonb_build_object($2::uuid::text, $3::smallint[]) end`,
    '$4',
  ),
)

/** Undefined if nothing has changed. */
export async function setVote(
  db: Database,
  messageId: string,
  userId: string,
  answers: readonly number[],
  now: Date,
): Promise<ChangedPoll | undefined> {
  const [row] = await updateVote(db, [messageId, userId, answers, now])
  return row
}

const updateEnd = statement<ChangedPoll, [messageId: string, senderId: string, now: Date]>(
  changing('m.sender_id = $2', `poll = ${endedAt('m.poll', '$3')}`, '$3'),
)

/** Undefined if nothing has changed. */
export async function endPoll(
  db: Database,
  messageId: string,
  senderId: string,
  now: Date,
): Promise<ChangedPoll | undefined> {
  const [row] = await updateEnd(db, [messageId, senderId, now])
  return row
}

interface OwnVoteRow {
  readonly answers: readonly number[] | null
  readonly is_anonymous: boolean
  readonly change: string
}

const selectOwn = quickRead<OwnVoteRow, [messageId: string, viewerId: string]>(
  `select m.votes -> $2::uuid::text as answers, (m.poll -> 'isAnonymous')::boolean as is_anonymous,
    m.change
  from messages m join conversation_participants p on p.conversation_id = m.conversation_id
  where m.id = $1 and p.user_id = $2 and p.left_at is null and p.request is distinct from 'declined'
    and m.deleted_at is null and m.poll is not null`,
)

/** Undefined if there is no such poll, or the viewer may not see it. */
export async function findOwnVote(
  db: Database,
  messageId: string,
  viewerId: string,
): Promise<OwnVoteRow | undefined> {
  const [row] = await selectOwn(db, [messageId, viewerId])
  return row
}

interface VoterRow {
  readonly user_id: string
  readonly answers: readonly number[]
  readonly person: PersonRow
}

/** The caller has checked that the viewer may see it. People whom the viewer has blocked are left out. */
const selectVoters = quickRead<
  VoterRow,
  [messageId: string, viewerId: string, after: string, limit: number]
>(`select voter.id as user_id, vote.value as answers, ${personJson('voter')} as person
  from messages m cross join lateral jsonb_each(m.votes) vote
  join user_profiles voter on voter.id = vote.key::uuid
  where m.id = $1 and m.poll -> 'isAnonymous' = 'false' and voter.id > $3::uuid
    and not ${hasBlocked('$2', 'voter.id')}
  order by voter.id limit $4`)

export const listVoters = (
  db: Database,
  messageId: string,
  viewerId: string,
  after: string,
  limit: number,
): Promise<readonly VoterRow[]> => selectVoters(db, [messageId, viewerId, after, limit])
