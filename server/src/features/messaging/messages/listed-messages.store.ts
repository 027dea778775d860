import { messagesPerPage } from '@patchbay/contract/messaging/messages'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { messageJson, type MessageRow } from './messages.store.ts'

/** Positions of messages; at most one of them may be given. */
export interface MessageCursor {
  readonly before?: number | undefined
  readonly after?: number | undefined
  readonly around?: number | undefined
}

export interface MessagePageRow {
  /** The change number of the conversation at that moment. */
  readonly change: string
  readonly older: boolean
  readonly newer: boolean
  readonly messages: readonly MessageRow[]
}

/** Positions have no gaps, so the page and its neighbours can be computed from the newest one. */
const selectPage = quickRead<
  MessagePageRow,
  [
    conversationId: string,
    userId: string,
    before: number | null,
    after: number | null,
    around: number | null,
  ]
>(`with page as (
    select c.id, c.seq, c.change, least(c.seq, case
      when $3::bigint is not null then $3 - 1
      when $4::bigint is not null then $4 + ${messagesPerPage}
      when $5::bigint is not null then greatest($5 + ${messagesPerPage / 2 - 1}, ${messagesPerPage})
      else c.seq end) as top
    from conversations c join conversation_participants p on p.conversation_id = c.id
    where c.id = $1 and p.user_id = $2 and p.left_at is null),
  bounds as (
    select page.*, greatest(0, top - ${messagesPerPage}, $4) as bottom from page)
  select change, bottom > 0 and seq > 0 as older, top < seq as newer, (
      select coalesce(json_agg(${messageJson('m')} order by m.seq desc), '[]') from messages m
      where m.conversation_id = bounds.id and m.seq > bottom and m.seq <= top) as messages
  from bounds`)

/** A page, the newest first, in one snapshot; undefined if the viewer is not a participant. */
export async function findPage(
  db: Database,
  conversationId: string,
  userId: string,
  { before, after, around }: MessageCursor,
): Promise<MessagePageRow | undefined> {
  const places = [before ?? null, after ?? null, around ?? null] as const
  const [row] = await selectPage(db, [conversationId, userId, ...places])
  return row
}

interface PositionRow {
  /** Null if nothing was said yet. */
  readonly seq: string | null
  readonly created_at: Date | null
}

/**
 * Positions have no gaps, and messages are stored in the order of their times, so that halving
 * finds the place with a few reads, without an index of times.
 */
const selectSince = quickRead<PositionRow, [conversationId: string, userId: string, time: Date]>(
  `with recursive halving (conversation_id, low, high) as (
    select c.id, 1::bigint, c.seq
    from conversations c join conversation_participants p on p.conversation_id = c.id
    where c.id = $1 and p.user_id = $2 and p.left_at is null and p.request is distinct from 'declined'
    union all
    select conversation_id, case when m.created_at < $3 then m.seq + 1 else low end,
      case when m.created_at < $3 then high else m.seq end
    from halving join messages m using (conversation_id)
    where m.seq = (low + high) / 2 and low < high)
  select m.seq, m.created_at from (
    select conversation_id, low from halving order by high - low limit 1) place
  left join messages m on m.conversation_id = place.conversation_id and m.seq = place.low`,
)

/** Undefined if the viewer is not a participant. */
export async function findSince(
  db: Database,
  conversationId: string,
  userId: string,
  time: Date,
): Promise<PositionRow | undefined> {
  const [row] = await selectSince(db, [conversationId, userId, time])
  return row
}
