import type { Database } from '../../../../platform/db/database.ts'
import { quickRead } from '../../../../platform/db/statement.ts'
import {
  conversationStateJson,
  messageJson,
  type ConversationStateRow,
  type MessageRow,
} from '../../messages/public.ts'
import { participantJson, type ParticipantRow } from '../participants.store.ts'

/** A client knows a conversation up to this change number. */
export interface KnownPosition {
  readonly conversationId: string
  readonly after: number
}

export interface DeltaRow {
  readonly id: string
  readonly after: string
  readonly up_to: string
  readonly more: boolean
  readonly conversation: ConversationStateRow
  readonly messages: readonly MessageRow[]
  readonly participants: readonly ParticipantRow[]
  /** The people who have left, at any time. */
  readonly gone: readonly string[]
}

const changedAfter = (table: string): string => `(
  select x.change from ${table} x where x.conversation_id = c.id and x.change > known.after
  order by x.change limit $3 + 1)`

const changedUpTo = (alias: string): string =>
  `${alias}.conversation_id = c.id and ${alias}.change > known.after and ${alias}.change <= cut.up_to`

/** Reads several conversations in one snapshot, each up to its own limit. */
const selectDeltas = quickRead<
  DeltaRow,
  [ids: readonly string[], afters: readonly number[], limit: number, viewerId: string | null]
>(`select c.id, known.after, cut.up_to, cut.up_to < c.change as more,
    ${conversationStateJson('c')} as conversation, (
      select coalesce(json_agg(${messageJson('m')} order by m.change), '[]')
      from messages m where ${changedUpTo('m')}) as messages, (
      select coalesce(json_agg(${participantJson('p')} order by p.change), '[]')
      from conversation_participants p where ${changedUpTo('p')}) as participants, array(
      select p.user_id from conversation_participants p
      where p.conversation_id = c.id and p.left_at is not null) as gone
  from unnest($1::uuid[], $2::bigint[]) as known (id, after)
  join conversations c on c.id = known.id
  cross join lateral (
    select case when count(*) > $3::integer then (array_agg(change order by change))[$3] else c.change end as up_to
    from (
      select change from (
        ${changedAfter('messages')} union all ${changedAfter('conversation_participants')}) as touched
      order by change limit $3 + 1) as changed) as cut
  where $4::uuid is null or exists (select 1 from conversation_participants own
    where own.conversation_id = c.id and own.user_id = $4 and own.left_at is null)`)

/** With a viewer, only the conversations of which they are a participant at that moment. */
export const findDeltas = (
  db: Database,
  known: readonly KnownPosition[],
  limit: number,
  viewerId?: string,
): Promise<readonly DeltaRow[]> => {
  const ids = known.map(({ conversationId }) => conversationId)
  return selectDeltas(db, [ids, known.map(({ after }) => after), limit, viewerId ?? null])
}
