import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'

export interface ReadMark {
  readonly conversation_id: string
  readonly last_read_seq: string
  readonly last_read_at: Date | null
}

/** A group that nobody has written in is read by opening it, which leaves only a time. */
const moves = (
  conversation: string,
): string => `(p.last_read_seq < least($3::bigint, ${conversation}.seq)
  or (${conversation}.is_group and p.last_read_at is null))`

/** `told` is true if others are notified. While there is a block between two people, nobody is. */
const moveMark = statement<
  ReadMark & { told: boolean },
  [conversationId: string, userId: string, seq: number, now: Date]
>(`with held as (
    select c.id, c.seq, c.closed, c.is_group from conversations c
    join conversation_participants p on p.conversation_id = c.id
    where c.id = $1 and p.user_id = $2 and p.left_at is null
      and ${moves('c')} for no key update of c),
  own as (
    select p.user_id, held.id, held.closed, least($3::bigint, held.seq) as seq from held
    join conversation_participants p on p.conversation_id = held.id
    where p.user_id = $2 and p.left_at is null and ${moves('held')}
    for no key update of p),
  raised as (
    update conversations c set change = c.change + 1, updated_at = $4
    from own where c.id = own.id and own.closed is distinct from 'blocked'
    returning c.id, c.change)
  update conversation_participants p set last_read_seq = greatest(p.last_read_seq, own.seq), last_read_at = $4,
    change = coalesce(raised.change, p.change)
  from own left join raised on raised.id = own.id
  where p.conversation_id = own.id and p.user_id = own.user_id
  returning p.conversation_id, p.last_read_seq, p.last_read_at, raised.id is not null as told`)

const selectMark = quickRead<ReadMark, [conversationId: string, userId: string]>(
  `select conversation_id, last_read_seq, last_read_at from conversation_participants
  where conversation_id = $1 and user_id = $2 and left_at is null`,
)

export interface MovedMark {
  readonly mark: ReadMark
  readonly told: boolean
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
  if (moved !== undefined) return { mark: moved, told: moved.told }
  const [mark] = await selectMark(db, [conversationId, userId])
  return mark && { mark, told: false }
}
