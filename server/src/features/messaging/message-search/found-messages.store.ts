import { foundPerPage } from '@patchbay/contract/messaging/message-search'
import type { Database } from '../../../platform/db/database.ts'
import {
  comparedLetters,
  isSimilar,
  publicScope,
  scopesAtOnce,
  queryInAny,
} from '../../../platform/db/found-names.ts'
import { plannedOnce, statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

export interface FoundRow {
  readonly id: string
  readonly conversation_id: string
  readonly seq: string
  readonly content: string
  readonly created_at: Date
  readonly sender: PersonRow
}

/** The last message of the previous page. */
export interface FoundCursor {
  readonly createdAt: Date
  readonly id: string
}

export interface MessageQuery {
  readonly q: string
  readonly conversationId?: string | undefined
  readonly after?: FoundCursor | undefined
}

const limit = foundPerPage + 1

/**
 * Looks behind the sign of each conversation of the viewer, of many at once. `offset 0` keeps the
 * planner from reading whole conversations instead, because it cannot estimate how few messages
 * match. Many messages may match, so the newest are chosen by their positions, and only the text of
 * the shown page is read.
 */
const selectFound = plannedOnce<
  FoundRow,
  [
    viewerId: string,
    q: string,
    conversationId: string | null,
    createdAt: Date | null,
    id: string | null,
  ]
>(`with typed as materialized (select sought_in(${publicScope}, $2) as words),
  own as materialized (
    select array_agg(id) as ids, is_group, ${queryInAny('(select words from typed)', 'id')} as words
    from (
      select c.id, c.is_group, (row_number() over (partition by c.is_group) - 1) / ${scopesAtOnce} as part
      from conversation_participants me join conversations c on c.id = me.conversation_id
      where me.user_id = $1 and me.left_at is null and me.request is null
        and ($3::uuid is null or c.id = $3)) numbered
    group by is_group, part),
  found as materialized (
    select newest.* from own cross join lateral (
      select said.id, said.created_at from (
        select m.id, m.conversation_id, m.sender_id, m.created_at from messages m
        where words_in(m.conversation_id, m.content) @@ own.words and m.content <> '' offset 0) said
      where said.conversation_id = any(own.ids)
        and ($4::timestamptz is null or (said.created_at, said.id) < ($4, $5::uuid))
        and not (own.is_group and ${hasBlocked('$1', 'said.sender_id')})
      order by said.created_at desc, said.id desc limit ${limit}) newest
    order by newest.created_at desc, newest.id desc limit ${limit})
  select shown.id, shown.conversation_id, shown.seq, shown.content, shown.created_at, (
    select ${personJson('sender')} from user_profiles sender
    where sender.id = shown.sender_id) as sender
  from found join messages shown on shown.id = found.id
  order by found.created_at desc, found.id desc`)

/**
 * This many of the newest messages of each conversation, and of all, are compared letter by letter.
 */
const mostOfEach = 30
const mostCompared = 200

/** For words that nobody has typed like this: messages with a similar one. */
const selectNear = statement<FoundRow, [viewerId: string, q: string]>(
  `with newest as materialized (
    select one.* from conversation_participants me
    join conversations c on c.id = me.conversation_id cross join lateral (
      select m.id, m.content, m.created_at, m.sender_id from messages m
      where m.conversation_id = c.id and m.content <> ''
        and not (c.is_group and ${hasBlocked('$1', 'm.sender_id')})
      order by m.seq desc limit ${mostOfEach}) one
    where me.user_id = $1 and me.left_at is null and me.request is null
    order by one.created_at desc, one.id desc limit ${mostCompared})
  select shown.id, shown.conversation_id, shown.seq, shown.content, shown.created_at, (
    select ${personJson('sender')} from user_profiles sender
    where sender.id = shown.sender_id) as sender
  from newest join messages shown on shown.id = newest.id
  where ${isSimilar(`folded(left(newest.content, ${comparedLetters}))`)}
  order by newest.created_at desc, newest.id desc limit ${limit}`,
)

/** Finds a similar word among the newest messages of the viewer; there is never a second page. */
export const listNear = (db: Database, viewerId: string, q: string): Promise<readonly FoundRow[]> =>
  selectNear(db, [viewerId, q])

/** One page and one row more, the newest first. */
export const listFound = (
  db: Database,
  viewerId: string,
  { q, conversationId, after }: MessageQuery,
): Promise<readonly FoundRow[]> =>
  selectFound(db, [
    viewerId,
    q,
    conversationId ?? null,
    after?.createdAt ?? null,
    after?.id ?? null,
  ])
