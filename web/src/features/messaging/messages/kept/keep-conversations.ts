import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import {
  conversationsPerPage,
  listConversations,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import { messagesPerPage } from '@patchbay/contract/messaging/messages'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/http/api.ts'
import { listenToSocket } from '../../../../platform/realtime/socket.ts'
import { createKeeper } from '../../../../platform/storage/keeper.ts'
import {
  conversationKeys,
  inOrder,
  keptNames,
  withDelta,
  type ListPage,
  type ListPages,
} from '../../conversations/public.ts'
import type { Messaging } from '../messaging.ts'
import { logOf, takeDelta, type Log, type MessagePage } from '../thread/log.ts'
import { isGone } from '../thread/thread.ts'

/** Of so many conversations the newest page is kept. */
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

const nothing = (): undefined => undefined

/**
 * Keeps the list and the conversations that were read last, for reading them without a connection.
 * Whatever changes or leaves the page also changes or leaves the store.
 */
export function keepConversations(messaging: Messaging, client: QueryClient): () => void {
  const { viewerId, threads } = messaging
  const keeper = createKeeper(viewerId)
  /** By conversation: what the list has said about blocks. */
  const blocks = new Map<string, string>()

  function forget(id: string): void {
    keeper.note(keptNames.head(id), nothing)
    keeper.note(keptNames.messages(id), nothing)
    keeper.note(keptNames.recent, (known) =>
      (known as string[] | undefined)?.filter((o) => o !== id),
    )
  }
  function keepBlocks(row: Conversation): void {
    const said = JSON.stringify([
      row.blockedIds,
      row.can.send,
      row.participants.map((o) => o.blocked),
    ])
    if (said === blocks.get(row.id)) return
    blocks.set(row.id, said)
    keeper.note(keptNames.head(row.id), (known) =>
      known === undefined ? known : withBlocks(known as Conversation, row),
    )
  }
  function keepList({ pages }: ListPages): void {
    const [first] = pages
    if (!first) return
    const rows = inOrder(
      pages.flatMap(({ conversations }) => conversations),
      viewerId,
    )
    const ids = new Set(rows.map(({ id }) => id))
    keeper.note(keptNames.list, (known) => {
      for (const { id } of (known as ListPage | undefined)?.conversations ?? [])
        if (!ids.has(id)) forget(id)
      return { ...first, conversations: rows.slice(0, conversationsPerPage) }
    })
    rows.forEach(keepBlocks)
  }
  function keepThread(id: string): void {
    const { log, error } = threads.known(id)?.state() ?? {}
    if (isGone(error)) return forget(id)
    if (!log || log.newer || !threads.isShown(id)) return undefined
    keeper.note(keptNames.messages(id), () => pageOf(log))
    keepHead(id, client.getQueryData<Conversation>(conversationKeys.one(id)))
    return keeper.note(keptNames.recent, (known) => {
      const all = [id, ...((known ?? []) as string[]).filter((one) => one !== id)]
      all.slice(mostRecent).forEach(forget)
      return all.slice(0, mostRecent)
    })
  }
  function keepHead(id: string, head: Conversation | undefined): void {
    if (head && threads.isShown(id)) keeper.note(keptNames.head(id), () => head)
  }
  function keepDelta(delta: ConversationDelta): void {
    const id = delta.conversationId
    keeper.note(keptNames.messages(id), (known) => known && pageAfter(known as MessagePage, delta))
    keeper.note(
      keptNames.head(id),
      (known) => known && withDelta(known as Conversation, delta, viewerId),
    )
    keeper.note(keptNames.list, (known) => {
      if (known === undefined) return known
      const { conversations, ...rest } = known as ListPage
      const rows = conversations.map((row) =>
        row.id === id ? withDelta(row, delta, viewerId) : row,
      )
      return { ...rest, conversations: rows }
    })
  }
  /** The viewer is in other conversations than before; the page may have no list to notice it. */
  async function fetchList(): Promise<void> {
    const query = client.getQueryCache().find({ queryKey: conversationKeys.list('') })
    if (query?.isActive()) return
    keepList({ pages: [await call(listConversations, { query: {} })], pageParams: [undefined] })
  }

  const stops = [
    messaging.onDelta(keepDelta),
    threads.onChange(keepThread),
    listenToSocket(({ type }) => void (type === 'inbox_changed' && fetchList().catch(() => {}))),
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return
      const { queryKey, state } = event.query
      const [all, kind, which] = queryKey as readonly (string | undefined)[]
      if (all !== conversationKeys.all[0] || which === undefined) return
      const isHead = kind === conversationKeys.heads[1]
      if (isHead && isGone(state.error)) forget(which)
      if (event.action.type !== 'success') return
      if (isHead) keepHead(which, state.data as Conversation | undefined)
      else if (kind === conversationKeys.lists[1] && which === '') keepList(state.data as ListPages)
    }),
  ]
  // What was loaded before this script.
  const list = client.getQueryData<ListPages>(conversationKeys.list(''))
  if (list) keepList(list)
  for (const [key] of client.getQueriesData({ queryKey: conversationKeys.heads }))
    keepThread(String(key[2]))
  return () => {
    stops.forEach((stop) => stop())
    keeper.stop()
  }
}
