import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import { listUnread, markRead } from '@patchbay/contract/messaging/conversations'
import type { ServerMessage } from '@patchbay/contract/realtime'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/http/api.ts'
import { clearBadge, countInBadge } from '../../../platform/page/app-badge.ts'
import { setAttention } from '../../../platform/page/attention.ts'
import {
  listenToSocket,
  registerPositions,
  isSocketOpen,
  watchSocket,
} from '../../../platform/realtime/socket.ts'
import { createEmitter } from '../../../platform/state/emitter.ts'
import { pollWhileDown } from '../../../platform/http/poll-while-down.ts'
import { showToast } from '../../../ui/overlays/toast.ts'
import { createUnread, followConversations } from '../conversations/public.ts'
import { messagingSettingsKey } from '../messaging-settings/public.ts'
import { sayVisible } from '../presence/public.ts'
import type { Sessions } from '../../accounts/sessions/public.ts'
import { failuresSince, createOutbox, type Outbox, type UnsentMessage } from './outbox/outbox.ts'
import { createPending, type Pending } from './message/pending.ts'
import { inTime } from '../../../platform/http/in-time.ts'
import { createReading, isLookedAt, type Reading } from './thread/reading/reading.ts'
import { sendTexts } from './composer/send-texts.ts'
import { createThreads, type Threads } from './thread/threads.ts'
import { createTypists, type Typists } from './composer/typists.ts'

/** The whole messaging state of one person while a page is open. */
export interface Messaging {
  readonly viewerId: string
  readonly outbox: Outbox
  readonly threads: Threads
  /** Messages that are being deleted: they appear as deleted before the server has answered. */
  readonly deletions: Pending<true>
  /** The emoji that the viewer has pressed; `null` takes a reaction back. */
  readonly reactions: Pending<string | null>
  readonly typists: Typists
  readonly reading: Reading
  /** Called with every change in a conversation that the page learns of. */
  readonly onDelta: (listener: (delta: ConversationDelta) => void) => () => void
  readonly noteMuted: (conversationId: string, isMuted: boolean) => void
  /** The viewer has put a conversation away, or marked it as unread. */
  readonly noteArranged: () => void
  /** The session may have ended. */
  readonly onFailure: (error: unknown) => void
  /** The viewer has left the conversation. */
  readonly forget: (conversationId: string) => void
  /** Runs as long as it has at least one holder. */
  readonly hold: () => () => void
}

const unreadPollMilliseconds = 10_000

const current = new WeakMap<Sessions, Messaging>()
const viewerOf = (sessions: Sessions): string => sessions.state().user?.id ?? ''

function showUnread(count: number): void {
  setAttention(count)
  countInBadge('messages', count)
}

function createMessaging(viewerId: string, sessions: Sessions, client: QueryClient): Messaging {
  const conversations = followConversations(client, viewerId)
  const outbox = createOutbox(viewerId, sessions.handleError)
  const typists = createTypists(viewerId)
  const unread = createUnread({
    viewerId,
    list: () => call(listUnread),
    notify: (count) => holders > 0 && showUnread(count),
    isLookedAt: (conversationId) => threads.isShown(conversationId) && isLookedAt(),
  })
  const reading = createReading({
    mark: (conversationId, seq) =>
      inTime((signal) => call(markRead, { params: { conversationId }, body: { seq }, signal })),
    onMarked: (conversationId, mark) => {
      unread.noteRead(conversationId, mark.lastReadSeq)
      conversations.noteRead(conversationId, mark)
    },
    onFailure: sessions.handleError,
  })
  const changed = createEmitter<[delta: ConversationDelta]>()
  let holders = 0
  let stop = (): void => {}

  function broadcast(delta: ConversationDelta): void {
    changed.emit(delta)
    conversations.receive(delta)
    unread.receive(delta)
    typists.receive(delta)
    outbox.receive(delta.messages)
    for (const one of delta.participants)
      if (one.userId === viewerId) reading.noteMark(delta.conversationId, one)
  }
  const threads = createThreads({
    viewerId,
    broadcast,
    onFailure: sessions.handleError,
    onGone: conversations.drop,
  })

  const fetchUnread = (): Promise<void> => unread.ask().catch(sessions.handleError)
  function receive(message: ServerMessage): void {
    if (message.type === 'conversation_changed') {
      threads.known(message.conversationId)?.receive(message)
      broadcast(message)
    }
    if (message.type === 'typing') typists.note(message.conversationId, message.userId)
    if (message.type === 'inbox_changed') refetch()
    if (message.type === 'presence_switched')
      void client.invalidateQueries({ queryKey: messagingSettingsKey })
  }
  /**
   * Events before the socket opened were not received, nor those in conversations that the viewer
   * was not in.
   */
  function refetch(): void {
    conversations.refetch()
    threads.refetch()
    void unread.refetchAll().catch(sessions.handleError)
  }
  const socketChanged = (): void => void (isSocketOpen() && refetch())
  function takeSent(): void {
    for (const { conversationId, sent } of outbox.entries())
      if (sent) threads.known(conversationId)?.take([sent])
  }
  /** If the conversation is gone and not on screen, nothing else would tell the viewer. */
  function notifyIfGone({ conversationId, failure }: UnsentMessage): void {
    if (failure?.code !== 'conversation_not_found') return
    conversations.drop(conversationId)
    if (!threads.isShown(conversationId))
      showToast({ message: sendTexts.notSentGone, tone: 'error' })
  }
  function start(): () => void {
    const stops = [
      outbox.subscribe(takeSent),
      failuresSince(outbox, notifyIfGone),
      outbox.start(),
      reading.start(),
      listenToSocket(receive),
      watchSocket(socketChanged),
      sayVisible(),
      registerPositions(threads.positions),
      pollWhileDown(fetchUnread, unreadPollMilliseconds),
    ]
    void fetchUnread()
    return () => {
      stops.forEach((end) => end())
      typists.stop()
      conversations.stop()
      setAttention(0)
      // The badge of the next person is not known yet.
      clearBadge()
    }
  }
  const messaging: Messaging = {
    viewerId,
    outbox,
    threads,
    deletions: createPending(),
    reactions: createPending(),
    typists,
    reading,
    onDelta: changed.subscribe,
    noteMuted: unread.noteMuted,
    noteArranged: () => void fetchUnread(),
    onFailure: sessions.handleError,
    forget: threads.forget,
    hold: () => {
      holders += 1
      if (holders === 1) stop = start()
      return () => {
        holders -= 1
        if (holders > 0) return
        stop()
        // The stored instance may belong to the next person by then.
        const isOver = viewerOf(sessions) !== viewerId
        if (isOver && current.get(sessions) === messaging) current.delete(sessions)
      }
    },
  }
  return messaging
}

/** The instance of the signed-in person; another person never gets it. */
export function messagingFor(sessions: Sessions, client: QueryClient): Messaging {
  const viewerId = viewerOf(sessions)
  const known = current.get(sessions)
  if (known?.viewerId === viewerId) return known
  const messaging = createMessaging(viewerId, sessions, client)
  current.set(sessions, messaging)
  return messaging
}
