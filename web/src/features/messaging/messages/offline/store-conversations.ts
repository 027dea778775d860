import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import {
  conversationsPerPage,
  getConversation,
  listConversations,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import { listMessages, messagesPerPage } from '@patchbay/contract/messaging/messages'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { whenIdle } from '../../../../platform/loading/when-idle.ts'
import { isSocketOpen, listenToSocket, watchSocket } from '../../../../platform/realtime/socket.ts'
import { createAnswerWriter } from '../../../../platform/storage/answer-writer.ts'
import { readStored } from '../../../../platform/storage/stored-answers.ts'
import {
  conversationKeys,
  inOrder,
  storedNames,
  newerOf,
  withDelta,
  type ListPage,
  type ListPages,
} from '../../conversations/public.ts'
import type { Messaging } from '../messaging.ts'
import { logOf, takeDelta, type Log, type MessagePage } from '../thread/log.ts'
import { isGone } from '../thread/thread.ts'

/** The newest page of this many conversations is stored. */
export const mostRecent = 20

const pageOf = ({ messages, older, upTo }: Log): MessagePage => ({
  messages: messages.slice(-messagesPerPage),
  older: older || messages.length > messagesPerPage,
  newer: false,
  upTo,
})

function pageAfter(page: MessagePage, delta: ConversationDelta): MessagePage {
  const log = takeDelta(logOf(page), delta)
  // After a gap the missing messages are fetched from the known version on.
  return pageOf(log.ahead.length > 0 ? { ...log, upTo: page.upTo } : log)
}

/** Whom the viewer has blocked, and whether they may write, as the list says it. */
function withBlocks(head: Conversation, row: Conversation): Conversation {
  const blocked = new Set(row.blockedIds)
  for (const one of row.participants) if (one.blocked) blocked.add(one.userId)
  return {
    ...head,
    blockedIds: row.blockedIds,
    participants: head.participants.map((one) => ({ ...one, blocked: blocked.has(one.userId) })),
    can: { ...head.can, send: row.can.send },
  }
}

/** Another tab may have stored a newer page. */
const newerPage = (known: MessagePage | undefined, given: MessagePage): MessagePage =>
  known && known.upTo > given.upTo ? known : given

type Rows = readonly Conversation[]
const withNewer = (rows: Rows, others: Rows): Conversation[] => {
  const byId = new Map(others.map((row) => [row.id, row]))
  return rows.map((row) => newerOf(byId.get(row.id), row))
}

const nothing = (): undefined => undefined

/**
 * Keeps the list and the conversations that were read last, for reading them without a connection.
 * Whatever changes or leaves the page also changes or leaves the store.
 */
export function storeConversations(messaging: Messaging, client: QueryClient): () => void {
  const { viewerId, threads } = messaging
  const writer = createAnswerWriter(viewerId)
  /** The key is the conversation, and the value what the list has said about blocks. */
  const blocks = new Map<string, string>()

  function forget(id: string): void {
    writer.note(storedNames.head(id), nothing)
    writer.note(storedNames.messages(id), nothing)
    writer.note(storedNames.recent, (known) =>
      (known as string[] | undefined)?.filter((o) => o !== id),
    )
  }
  /** The viewer is no longer in the conversation. */
  function drop(id: string): void {
    forget(id)
    writer.note(storedNames.list, (known) => {
      if (known === undefined) return known
      const { conversations, ...rest } = known as ListPage
      return { ...rest, conversations: conversations.filter((row) => row.id !== id) }
    })
  }
  function keepBlocks(row: Conversation): void {
    const said = JSON.stringify([
      row.blockedIds,
      row.can.send,
      row.participants.map((o) => o.blocked),
    ])
    if (said === blocks.get(row.id)) return
    blocks.set(row.id, said)
    writer.note(storedNames.head(row.id), (known) =>
      known === undefined ? known : withBlocks(known as Conversation, row),
    )
  }
  function storeList({ pages }: ListPages): void {
    const [first] = pages
    if (!first) return
    const rows = inOrder(
      pages.flatMap(({ conversations }) => conversations),
      viewerId,
    )
    const ids = new Set(rows.map(({ id }) => id))
    const isWhole = pages.at(-1)?.nextCursor === null
    writer.note(storedNames.list, (known) => {
      const before = known as ListPage | undefined
      const stored = before?.conversations ?? []
      // This tab may be behind another one, which has stored a newer list.
      if (before && Date.parse(before.asOf) > Date.parse(first.asOf))
        return { ...before, conversations: withNewer(stored, rows) }
      // With more pages a conversation that is not on these may be on the next.
      if (isWhole) for (const { id } of stored) if (!ids.has(id)) forget(id)
      return { ...first, conversations: withNewer(rows.slice(0, conversationsPerPage), stored) }
    })
    rows.forEach(keepBlocks)
  }
  function storeThread(id: string): void {
    const { log, error } = threads.known(id)?.state() ?? {}
    if (isGone(error)) return drop(id)
    if (!log || log.newer || !threads.isShown(id)) return undefined
    writer.note(storedNames.messages(id), (known) =>
      newerPage(known as MessagePage | undefined, pageOf(log)),
    )
    storeHead(id, client.getQueryData<Conversation>(conversationKeys.one(id)))
    return writer.note(storedNames.recent, (known) => {
      const all = [id, ...((known ?? []) as string[]).filter((one) => one !== id)]
      all.slice(mostRecent).forEach(forget)
      return all.slice(0, mostRecent)
    })
  }
  function storeHead(id: string, head: Conversation | undefined): void {
    if (!head || !threads.isShown(id)) return
    writer.note(storedNames.head(id), (known) => newerOf(known as Conversation | undefined, head))
  }
  function keepDelta(delta: ConversationDelta): void {
    const id = delta.conversationId
    writer.note(
      storedNames.messages(id),
      (known) => known && pageAfter(known as MessagePage, delta),
    )
    writer.note(
      storedNames.head(id),
      (known) => known && withDelta(known as Conversation, delta, viewerId),
    )
    writer.note(storedNames.list, (known) => {
      if (known === undefined) return known
      const { conversations, ...rest } = known as ListPage
      const rows = conversations.map((row) =>
        row.id === id ? withDelta(row, delta, viewerId) : row,
      )
      return { ...rest, conversations: rows }
    })
  }
  /** Fetches a stored conversation if the list has a newer one, or says nothing about it. */
  async function renew(id: string, row: Conversation | undefined): Promise<void> {
    // One on screen catches up by itself.
    if (threads.isShown(id)) return
    const head = (await readStored(viewerId, storedNames.head(id))) as Conversation | undefined
    const page = (await readStored(viewerId, storedNames.messages(id))) as MessagePage | undefined
    const pageVersion = page?.upTo ?? Infinity
    if (row && row.change <= Math.min(head?.change ?? Infinity, pageVersion)) return
    const params = { conversationId: id }
    try {
      const fresh = await call(getConversation, { params })
      writer.note(storedNames.head(id), (known) => known && newerOf(known as Conversation, fresh))
      if (fresh.change <= pageVersion) return
      const newest = await call(listMessages, { params, query: {} })
      writer.note(
        storedNames.messages(id),
        (known) => known && newerPage(known as MessagePage, newest),
      )
    } catch (error) {
      if (!isGone(error)) throw error
      drop(id)
    }
  }
  /** Only the latest catching up goes on. */
  let latest: symbol | undefined
  /**
   * Nobody tells this page what happened while the socket was down, or in conversations that the
   * viewer was not in: the store may have what is deleted by now.
   */
  async function catchUp(): Promise<void> {
    const own = Symbol('catching up')
    latest = own
    const recent = ((await readStored(viewerId, storedNames.recent)) ?? []) as string[]
    const list = await readStored(viewerId, storedNames.list)
    if (latest !== own || (recent.length === 0 && list === undefined)) return
    const page = await call(listConversations, { query: {} })
    if (latest !== own) return
    storeList({ pages: [page], pageParams: [undefined] })
    for (const id of recent) {
      await whenIdle()
      if (latest !== own) return
      await renew(
        id,
        page.conversations.find((row) => row.id === id),
      )
    }
  }
  const catchUpQuietly = (): void => void catchUp().catch(() => {})

  const stops = [
    messaging.onDelta(keepDelta),
    threads.onChange(storeThread),
    listenToSocket(({ type }) => void (type === 'inbox_changed' && catchUpQuietly())),
    watchSocket(() => void (isSocketOpen() && catchUpQuietly())),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { queryKey, state } = event.query
      const [all, kind, which] = queryKey as readonly (string | undefined)[]
      if (all !== conversationKeys.all[0] || which === undefined) return
      const isHead = kind === conversationKeys.heads[1]
      if (isHead && isGone(state.error)) drop(which)
      if (event.action.type !== 'success') return
      if (isHead) storeHead(which, state.data as Conversation | undefined)
      else if (kind === conversationKeys.lists[1] && which === '')
        storeList(state.data as ListPages)
    }),
  ]
  // What was loaded before this script.
  const list = client.getQueryData<ListPages>(conversationKeys.list(''))
  if (list) storeList(list)
  for (const [key] of client.getQueriesData({ queryKey: conversationKeys.heads }))
    storeThread(String(key[2]))
  if (isSocketOpen()) catchUpQuietly()
  return () => {
    latest = undefined
    stops.forEach((stop) => stop())
    writer.stop()
  }
}
