import {
  listChanges,
  type ConversationDelta,
} from '@patchbay/contract/messaging/conversation-changes'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { conversationTopic } from '@patchbay/contract/realtime'
import { call } from '../../../../platform/http/api.ts'
import { isSocketOpen } from '../../../../platform/realtime/socket.ts'
import { pollWhileDown } from '../../../../platform/http/poll-while-down.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'
import {
  askAgainMilliseconds,
  isStoredShown,
  noteAnswer,
  orStored,
} from '../../../../platform/storage/stored-answers.ts'
import { storedNames } from '../../conversations/public.ts'
import { inTime } from '../../../../platform/http/in-time.ts'
import { createThread, isGone, type Thread, type ThreadSource } from './thread.ts'

export interface Threads {
  /** The thread of a conversation, from the cache if it was shown recently. */
  readonly of: (conversationId: string) => Thread
  /** Only if it is cached. */
  readonly known: (conversationId: string) => Thread | undefined
  /** Marks the thread as shown until the returned function is called. */
  readonly show: (conversationId: string) => () => void
  readonly isShown: (conversationId: string) => boolean
  /** Called when a thread is shown, and when anything in it changes. */
  readonly onChange: (listener: (conversationId: string) => void) => () => void
  /** The version of each thread, so that the server can send missed changes. */
  readonly positions: () => Readonly<Record<string, number>>
  /** Changes may have been missed: threads on screen fetch now, the others when they are shown. */
  readonly refetch: () => void
  /** The viewer is no longer in the conversation. */
  readonly forget: (conversationId: string) => void
}

interface ThreadsOptions {
  readonly viewerId: string
  readonly broadcast: (delta: ConversationDelta) => void
  /** Receives every failure: some of them end the session. */
  readonly onFailure: (error: unknown) => void
  /** The viewer is not, or no longer, in the conversation. */
  readonly onGone: (conversationId: string) => void
}

/** The number of cached threads, so that returning to a thread takes no time. */
const maxStored = 10

/** While the socket is down the thread is polled anyway. */
function askWhileStored(viewerId: string, conversationId: string, thread: Thread): () => void {
  const timer = setInterval(() => {
    if (!isSocketOpen() || document.visibilityState !== 'visible') return
    if (isStoredShown(viewerId, storedNames.messages(conversationId))) void thread.ask()
  }, askAgainMilliseconds)
  return () => clearInterval(timer)
}

/** Fetched changes are passed on to everything else that shows the conversation. */
function sourceOf(conversationId: string, options: ThreadsOptions): ThreadSource {
  const { viewerId, broadcast, onFailure, onGone } = options
  const params = { conversationId }
  const name = storedNames.messages(conversationId)
  const asked = <T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    inTime(ask).catch((error: unknown) => {
      onFailure(error)
      if (isGone(error)) onGone(conversationId)
      throw error
    })
  return {
    page: (query, isFirst) => {
      const page = () => asked((signal) => call(listMessages, { params, query, signal }))
      return isFirst ? orStored(viewerId, name, page) : page()
    },
    changes: async (after) => {
      const changes = asked((signal) => call(listChanges, { params, query: { after }, signal }))
      const delta = await noteAnswer(viewerId, name, changes)
      broadcast(delta)
      return delta
    },
  }
}

export function createThreads(options: ThreadsOptions): Threads {
  /** The thread that was shown last is at the end. */
  const threads = new Map<string, Thread>()
  const shown = new Map<string, number>()
  /** The value of `misses` when each thread was last fetched. */
  const askedAt = new Map<string, number>()
  const changed = createEmitter<[conversationId: string]>()
  let misses = 0

  function forgetOldest(): void {
    for (const id of threads.keys()) {
      if (threads.size <= maxStored) return
      if (shown.has(id)) continue
      threads.delete(id)
      askedAt.delete(id)
    }
  }
  function of(id: string): Thread {
    const known = threads.get(id)
    if (known) return known
    const thread = createThread(sourceOf(id, options))
    threads.set(id, thread)
    thread.subscribe(() => changed.emit(id))
    return thread
  }
  function show(id: string): () => void {
    const thread = of(id)
    threads.delete(id)
    threads.set(id, thread)
    shown.set(id, (shown.get(id) ?? 0) + 1)
    forgetOldest()
    changed.emit(id)
    // A cached thread is current if the socket was open since the last fetch.
    const isStored = isStoredShown(options.viewerId, storedNames.messages(id))
    const isCurrent = isSocketOpen() && askedAt.get(id) === misses && !isStored
    askedAt.set(id, misses)
    // The viewer may be back in the conversation.
    if (isGone(thread.state().error)) thread.retry()
    else void (isCurrent ? thread.open() : thread.ask())
    const stops = [pollWhileDown(thread.ask), askWhileStored(options.viewerId, id, thread)]
    return () => {
      stops.forEach((stop) => stop())
      const left = (shown.get(id) ?? 1) - 1
      if (left > 0) shown.set(id, left)
      else shown.delete(id)
    }
  }
  return {
    of,
    known: (id) => threads.get(id),
    show,
    isShown: (id) => shown.has(id),
    onChange: changed.subscribe,
    positions: () =>
      Object.fromEntries(
        [...threads].flatMap(([id, thread]) => {
          const { log } = thread.state()
          return log ? [[conversationTopic(id), log.upTo]] : []
        }),
      ),
    forget: (id) => {
      threads.delete(id)
      askedAt.delete(id)
    },
    refetch: () => {
      misses += 1
      for (const id of shown.keys()) {
        askedAt.set(id, misses)
        const thread = threads.get(id)
        // The viewer may be back in the conversation; no loading state is shown until that is
        // known.
        void (isGone(thread?.state().error) ? thread?.open() : thread?.ask())
      }
    },
  }
}
