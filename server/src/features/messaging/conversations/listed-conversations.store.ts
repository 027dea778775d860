import {
  conversationsPerPage,
  type ConversationFilter,
} from '@patchbay/contract/messaging/conversations'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import {
  isArchived,
  isUnread,
  listedAt,
  shownTo,
  type ConversationRow,
} from './shown-conversations.store.ts'

const selectConversation = quickRead<ConversationRow, [viewerId: string, conversationId: string]>(
  `${shownTo('everyone')} and c.id = $2`,
)

/** Undefined if the viewer is not a participant. */
export async function findConversation(
  db: Database,
  conversationId: string,
  viewerId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await selectConversation(db, [viewerId, conversationId])
  return row
}

const selectSome = quickRead<ConversationRow, [viewerId: string, ids: readonly string[]]>(
  `${shownTo('the first')} and c.id = any($2::uuid[])`,
)

/** Leaves out conversations of which the viewer is not a participant. */
export const listConversationsById = (
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<readonly ConversationRow[]> => selectSome(db, [viewerId, ids])

/** The cursor: the last conversation of the previous page. */
export interface ConversationCursor {
  readonly listedAt: Date
  readonly id: string
}

export interface ListedConversations {
  readonly after?: ConversationCursor | undefined
  readonly text?: string | undefined
  readonly only?: ConversationFilter | undefined
  readonly updatedSince?: Date | undefined
}

type Listed = [
  viewerId: string,
  listedAt: Date | null,
  id: string | null,
  since: Date | null,
  text?: string,
]

const newestFirst = `order by ${listedAt} desc, c.id desc`
const pinnedFirst = `order by me.is_pinned desc, ${listedAt} desc, c.id desc`

/**
 * Chooses the page first: what is shown of a conversation is read for those alone. Pinned ones are
 * fewer than a page has, so all of them are on the first one.
 */
const list = (found: string) => `with page as materialized (
    select c.id from conversation_participants me join conversations c on c.id = me.conversation_id
    where me.user_id = $1 and me.left_at is null and me.request is null
      and (c.is_group or c.seq > 0)
      and ($2::timestamptz is null
        or (not me.is_pinned and (${listedAt}, c.id) < ($2, $3::uuid)))
      and ($4::timestamptz is null or c.updated_at >= $4) ${found}
    ${pinnedFirst} limit ${conversationsPerPage + 1})
  ${shownTo('the first')} and c.id in (select id from page) ${pinnedFirst}`

/** The SQL of `passesFilter`. */
const passes: Record<ConversationFilter | 'all', string> = {
  all: `and not ${isArchived}`,
  unread: `and not ${isArchived} and ${isUnread}`,
  groups: `and not ${isArchived} and c.is_group`,
  archived: `and ${isArchived}`,
}

const selectListed = quickRead<ConversationRow, Listed>(list(passes.all))
const selectOnly: Record<ConversationFilter, typeof selectListed> = {
  unread: quickRead<ConversationRow, Listed>(list(passes.unread)),
  groups: quickRead<ConversationRow, Listed>(list(passes.groups)),
  archived: quickRead<ConversationRow, Listed>(list(passes.archived)),
}

/** Only the beginning of a long last message is compared; the search in messages finds the rest. */
const mostFolded = 500
const holds = (text: string): string => `folded(${text}) like '%' || pattern_of($5) || '%'`

// A search may read many rows, so it must not occupy the connections of the quick reads.
const search = (filter: string) =>
  statement<ConversationRow, Listed>(
    list(`${filter} and (${holds('c.name')} or (${holds(`left(c.last_message, ${mostFolded})`)}
      and not (c.is_group and ${hasBlocked('$1', 'c.last_message_sender_id')})) or exists (
    select 1 from conversation_participants p join user_profiles person on person.id = p.user_id
    where p.conversation_id = c.id and p.user_id <> $1 and (p.left_at is null or not c.is_group)
      and ((person.full_name_shown and ${holds('person.full_name')})
        or ${holds('person.display_name')})))`),
  )
const searchListed = search('')
const searchOnly: Record<ConversationFilter, typeof searchListed> = {
  unread: search(passes.unread),
  groups: search(passes.groups),
  archived: search(passes.archived),
}

/** One page plus one conversation, pinned ones first, then the one with the newest message. */
export function listConversationsOf(
  db: Database,
  viewerId: string,
  { after, text = '', only, updatedSince }: ListedConversations,
): Promise<readonly ConversationRow[]> {
  const values = [
    viewerId,
    after?.listedAt ?? null,
    after?.id ?? null,
    updatedSince ?? null,
  ] as const
  if (text === '') return (only ? selectOnly[only] : selectListed)(db, [...values])
  return (only ? searchOnly[only] : searchListed)(db, [...values, text])
}

/** The most ids that are listed. */
const mostNamed = 1_000

const selectUnread = quickRead<{ id: string }, [viewerId: string]>(
  `select c.id from conversation_participants me join conversations c on c.id = me.conversation_id
  where me.user_id = $1 and me.left_at is null and me.request is null and ${isUnread}
    and not ${isArchived}
  order by ${listedAt} desc, c.id limit ${mostNamed}`,
)

export async function listUnreadOf(db: Database, viewerId: string): Promise<string[]> {
  return (await selectUnread(db, [viewerId])).map(({ id }) => id)
}

const selectRequests = quickRead<ConversationRow, [viewerId: string]>(
  `${shownTo('the first')} and me.request = 'waiting' and c.seq > 0 and c.closed is null
  ${newestFirst} limit ${conversationsPerPage}`,
)

/** What the viewer has not accepted, if something was said and nobody has blocked the other. */
export const listRequestsOf = (
  db: Database,
  viewerId: string,
): Promise<readonly ConversationRow[]> => selectRequests(db, [viewerId])

const selectMuted = quickRead<{ id: string }, [viewerId: string]>(
  `select conversation_id as id from conversation_participants
  where user_id = $1 and left_at is null and is_muted order by joined_at desc limit ${mostNamed}`,
)

export async function listMutedOf(db: Database, viewerId: string): Promise<string[]> {
  return (await selectMuted(db, [viewerId])).map(({ id }) => id)
}
