import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { shows } from '../messaging-settings/public.ts'

export interface ReadMark {
  readonly conversation_id: string
  readonly last_read_seq: string
  readonly last_read_at: Date | null
}

/** How far a person has read, also what others do not see: for that person alone. */
export const ownReadSeq = (alias: string): string =>
  `greatest(${alias}.last_read_seq, ${alias}.hidden_read_seq)`

/**
 * Whether others do not see the mark: while there is a block between two people, if the reader shows
 * no receipts, and before the reader has accepted a request.
 */
const isHidden = (conversation: string): string =>
  `(${conversation}.closed is not distinct from 'blocked' or p.request is not null
    or not ${shows('receipts', '$2')})`

/** A group that nobody has written in is read by opening it, which leaves only a time. */
const moves = (conversation: string): string => `(
  case when ${isHidden(conversation)} then ${ownReadSeq('p')} else p.last_read_seq end
    < least($3::bigint, ${conversation}.seq)
  or (${conversation}.is_group and coalesce(p.last_read_at, p.hidden_read_at) is null))`

/** `is_announced` is true if others are notified. */
const moveMark = statement<
  ReadMark & { is_announced: boolean },
  [conversationId: string, userId: string, seq: number, now: Date]
>(`with locked as (
    select c.id, c.seq, c.closed, c.is_group from conversations c
    join conversation_participants p on p.conversation_id = c.id
    where c.id = $1 and p.user_id = $2 and p.left_at is null
      and ${moves('c')} for no key update of c),
  own as (
    select p.user_id, locked.id, ${isHidden('locked')} as hidden,
      least($3::bigint, locked.seq) as seq from locked
    join conversation_participants p on p.conversation_id = locked.id
    where p.user_id = $2 and p.left_at is null and ${moves('locked')}
    for no key update of p),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $4
    from own where c.id = own.id and not own.hidden
    returning c.id, c.change)
  update conversation_participants p set
    last_read_seq = case when own.hidden then p.last_read_seq else greatest(p.last_read_seq, own.seq) end,
    last_read_at = case when own.hidden then p.last_read_at else $4 end,
    hidden_read_seq = case when own.hidden then own.seq else p.hidden_read_seq end,
    hidden_read_at = case when own.hidden then $4 else p.hidden_read_at end,
    is_marked_unread = false,
    change = coalesce(raised.change, p.change)
  from own left join raised on raised.id = own.id
  where p.conversation_id = own.id and p.user_id = own.user_id
  returning p.conversation_id, ${ownReadSeq('p')} as last_read_seq,
    greatest(p.last_read_at, p.hidden_read_at) as last_read_at, raised.id is not null as is_announced`)

/** What was marked as unread is read, though its newest message was before. */
const clearMark = statement<
  ReadMark & { is_cleared: boolean },
  [conversationId: string, userId: string]
>(
  `with cleared as (
    update conversation_participants set is_marked_unread = false
    where conversation_id = $1 and user_id = $2 and is_marked_unread returning user_id)
  select p.conversation_id, ${ownReadSeq('p')} as last_read_seq,
    greatest(p.last_read_at, p.hidden_read_at) as last_read_at,
    exists (select 1 from cleared) as is_cleared
  from conversation_participants p
  where p.conversation_id = $1 and p.user_id = $2 and p.left_at is null`,
)

export interface MovedMark {
  readonly mark: ReadMark
  /** Who learns of it: all participants, only the other pages of the reader, or nobody. */
  readonly seenBy: 'all' | 'reader' | 'nobody'
}

/**
 * Returns the resulting mark, which never moves back, nor past the newest message. Undefined if the
 * person is not a participant.
 */
export async function moveReadMark(
  db: Database,
  conversationId: string,
  userId: string,
  seq: number,
  now: Date,
): Promise<MovedMark | undefined> {
  const [moved] = await moveMark(db, [conversationId, userId, seq, now])
  if (moved !== undefined) return { mark: moved, seenBy: moved.is_announced ? 'all' : 'reader' }
  const [mark] = await clearMark(db, [conversationId, userId])
  return mark && { mark, seenBy: mark.is_cleared ? 'reader' : 'nobody' }
}
