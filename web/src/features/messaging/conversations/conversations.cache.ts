import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import {
  passesFilter,
  type Conversation,
  type listConversations,
} from '@patchbay/contract/messaging/conversations'
import type { ReceivedOutput } from '@patchbay/contract/route'
import { replaceEqualDeep, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../platform/http/api-error.ts'
import { conversationKeys as keys } from './conversation-keys.ts'
import { dropFound, takeDeltaIntoFound } from './found.cache.ts'
import {
  leavesOpen,
  newerOf,
  withArrangement,
  withDelta,
  withMuted,
  withOwnMark,
} from './with-delta.ts'

const received = new WeakMap<QueryClient, Map<string, number>>()

/**
 * The newest version of a conversation that was announced; an answer of the server may be older.
 */
export const receivedUpTo = (client: QueryClient, id: string): number =>
  received.get(client)?.get(id) ?? 0

function noteReceived(client: QueryClient, id: string, upTo: number): void {
  const known = received.get(client) ?? new Map<string, number>()
  received.set(client, known.set(id, Math.max(upTo, known.get(id) ?? 0)))
}

export type ListPage = ReceivedOutput<typeof listConversations>
export type ListPages = InfiniteData<ListPage, string | undefined>

const rowsOf = (lists: ListPages | undefined): readonly Conversation[] =>
  lists?.pages.flatMap(({ conversations }) => conversations) ?? []

function mapRows(lists: ListPages, change: (rows: Conversation[]) => Conversation[]): ListPages {
  const pages = lists.pages.map((page) => {
    const conversations = change(page.conversations)
    const same =
      conversations.length === page.conversations.length &&
      conversations.every((row, index) => row === page.conversations[index])
    return same ? page : { ...page, conversations }
  })
  return pages.every((page, index) => page === lists.pages[index]) ? lists : { ...lists, pages }
}

/** An answer may be older than changes received while it was loading. */
export function keepNewerRows(known: unknown, given: unknown): unknown {
  const isLists = (value: unknown): value is ListPages =>
    typeof value === 'object' && value !== null && 'pages' in value
  if (!isLists(known) || !isLists(given)) return replaceEqualDeep(known, given)
  const byId = new Map(rowsOf(known).map((row) => [row.id, row]))
  const merged = mapRows(given, (rows) => rows.map((row) => newerOf(byId.get(row.id), row)))
  return replaceEqualDeep(known, merged)
}

/** The same for a single conversation. */
export const keepNewerHead = (known: unknown, given: unknown): unknown =>
  replaceEqualDeep(known, newerOf(known as Conversation | undefined, given as Conversation))

function changeEverywhere(
  client: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
): void {
  client.setQueriesData<ListPages>(
    { queryKey: keys.lists },
    (lists) =>
      lists && mapRows(lists, (rows) => rows.map((row) => (row.id === id ? change(row) : row))),
  )
  // Setting anything would bring back a conversation that the viewer is no longer in.
  if (isGone(client, id)) return
  client.setQueryData<Conversation>(keys.one(id), (known) => known && change(known))
}

function isGone(client: QueryClient, id: string): boolean {
  const error = client.getQueryState(keys.one(id))?.error
  return error instanceof ApiError && error.code === 'conversation_not_found'
}

/** Applies a change from the server. Returns true if the lists must be fetched to be complete. */
export function takeDelta(
  client: QueryClient,
  delta: ConversationDelta,
  viewerId: string,
): boolean {
  const id = delta.conversationId
  noteReceived(client, id, delta.upTo)
  const head = client.getQueryData<Conversation>(keys.one(id))
  const lists = client.getQueriesData<ListPages>({ queryKey: keys.lists })
  const rows = lists.flatMap(([, pages]) => rowsOf(pages)).filter((row) => row.id === id)
  changeEverywhere(client, id, (known) => withDelta(known, delta, viewerId))
  takeDeltaIntoFound(client, delta)
  if (head && leavesOpen(head, delta)) void client.invalidateQueries({ queryKey: keys.one(id) })
  if (lists.length === 0) return false
  if (rows.length === 0) return delta.messages.length > 0
  if (isMissing(client, id)) return true
  return changesPeople(delta) || rows.some(({ change }) => delta.after > change)
}

/** The list on screen, or a part of it, should have this conversation now, and does not. */
function isMissing(client: QueryClient, id: string): boolean {
  const row = findRow(client, id)
  const shown = client.getQueriesData<ListPages>({ queryKey: keys.lists, type: 'active' })
  return shown.some(([key, lists]) => {
    const [, , q, only] = key as ReturnType<typeof keys.list>
    const has = rowsOf(lists).some((one) => one.id === id)
    return row && q === '' && !has && passesFilter(row, only)
  })
}

/**
 * A list names only a few members of a group: only the server knows who replaces a member there.
 */
const changesPeople = ({ messages }: ConversationDelta): boolean =>
  messages.some(({ event }) => event && ['added', 'removed', 'left'].includes(event.type))

function dropEverywhere(client: QueryClient, id: string): void {
  dropFound(client, id)
  client.setQueriesData<ListPages>(
    { queryKey: keys.lists },
    (lists) => lists && mapRows(lists, (rows) => rows.filter((row) => row.id !== id)),
  )
}

/** Applies a conversation from an answer of the server. */
export function takeConversation(client: QueryClient, given: Conversation): void {
  changeEverywhere(client, given.id, (known) => newerOf(known, given))
}

/**
 * The viewer is no longer in the conversation: it is removed from lists and search results, and
 * fetched again where it is shown.
 */
export function dropConversation(client: QueryClient, id: string): void {
  dropEverywhere(client, id)
  void client.invalidateQueries({ queryKey: keys.one(id) })
}

/** The same for a conversation that is not on screen. */
export function forgetConversation(client: QueryClient, id: string): void {
  dropEverywhere(client, id)
  client.removeQueries({ queryKey: keys.one(id) })
}

export const takeMuted = (
  client: QueryClient,
  id: string,
  viewerId: string,
  isMuted: boolean,
): void => changeEverywhere(client, id, (known) => withMuted(known, viewerId, isMuted))

export const takeArrangement = (
  client: QueryClient,
  id: string,
  arrangement: Parameters<typeof withArrangement>[1],
): void => changeEverywhere(client, id, (known) => withArrangement(known, arrangement))

export const takeOwnMark = (
  client: QueryClient,
  id: string,
  viewerId: string,
  mark: Parameters<typeof withOwnMark>[2],
): void => changeEverywhere(client, id, (known) => withOwnMark(known, viewerId, mark))

/** Applies rows that have changed since the list was read; new rows are added at the front. */
export function takeRows(lists: ListPages, { conversations, asOf }: ListPage): ListPages {
  const given = new Map(conversations.map((row) => [row.id, row]))
  const known = new Set(rowsOf(lists).map(({ id }) => id))
  const { pages, ...rest } = mapRows(lists, (rows) =>
    rows.map((row) => newerOf(row, given.get(row.id) ?? row)),
  )
  const [first, ...others] = pages
  if (!first) return lists
  const fresh = conversations.filter(({ id }) => !known.has(id))
  return {
    ...rest,
    pages: [{ ...first, asOf, conversations: [...fresh, ...first.conversations] }, ...others],
  }
}

/** The conversation as a list has it, until it is fetched by itself. */
export const findRow = (client: QueryClient, id: string): Conversation | undefined =>
  client
    .getQueriesData<ListPages>({ queryKey: keys.lists })
    .flatMap(([, lists]) => rowsOf(lists))
    .find((row) => row.id === id)
