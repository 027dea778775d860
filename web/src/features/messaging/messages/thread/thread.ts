import {
  changesPerFrame,
  mostChanges,
  type ConversationDelta,
} from '@patchbay/contract/messaging/conversation-changes'
import type { Message } from '@patchbay/contract/messaging/messages'
import { ApiError } from '../../../../platform/http/api-error.ts'
import { shouldRetry, withRetry } from '../../../../platform/http/query-client.ts'
import { createEmitter } from '../../../../platform/state/emitter.ts'
import {
  logOf,
  takeDelta,
  takeMessages,
  takeNewer,
  takeOlder,
  type Log,
  type MessagePage,
} from './log.ts'

type Edge = { readonly before: number } | { readonly after: number }
export type PageQuery = Edge | { readonly around: number } | Record<string, never>

/** The requests of a thread; they throw on failure. */
export interface ThreadSource {
  /** The first page may be the one that this browser has stored, if there is no connection. */
  readonly page: (query: PageQuery, isFirst: boolean) => Promise<MessagePage>
  readonly changes: (after: number) => Promise<ConversationDelta & { readonly more: boolean }>
}

interface ThreadState {
  readonly log: Log | undefined
  readonly loading: boolean
  readonly error: unknown
}

export interface Thread {
  readonly state: () => ThreadState
  readonly subscribe: (listener: () => void) => () => void
  /** Called with messages that arrive from now on, and never with older ones. */
  readonly onArrival: (listener: (messages: readonly Message[]) => void) => () => void
  /** Called with the ids of messages that are deleted from now on. */
  readonly onDeletion: (listener: (ids: ReadonlySet<string>) => void) => () => void
  /** Loads the end of the conversation if nothing is loaded. */
  readonly open: () => Promise<void>
  readonly retry: () => void
  readonly receive: (delta: ConversationDelta) => void
  /** Takes over states of messages from the answer to another request. */
  readonly take: (messages: readonly Message[]) => void
  /**
   * Fetches the changes since the last version; if nothing is loaded, the end of the conversation.
   */
  readonly ask: () => Promise<void>
  readonly loadOlder: () => Promise<void>
  readonly loadNewer: () => Promise<void>
  readonly showNewest: () => Promise<void>
  readonly showAround: (seq: number) => Promise<void>
}

/** The conversation does not exist, or the viewer is no longer in it. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'conversation_not_found'

/**
 * After more missed changes than this, the client reloads the page instead of fetching all of them.
 */
const mostMissed = 1000
const mostQuestions = mostMissed / mostChanges
const retryMilliseconds = 2000

export function createThread(source: ThreadSource): Thread {
  const changed = createEmitter()
  const arrival = createEmitter<[messages: readonly Message[]]>()
  const deletion = createEmitter<[ids: ReadonlySet<string>]>()
  const extending = new Map<typeof takeOlder, Promise<void>>()
  let state: ThreadState = { log: undefined, loading: false, error: null }
  /** The newest known version of the conversation, which may be ahead of the log. */
  let received = 0
  /** Messages after this seq are new. */
  let newestSeq = 0
  let catching: Promise<void> | undefined
  /**
   * The number of requests to refresh; a running request may have been answered before the last.
   */
  let reasons = 0
  /**
   * Changes received in consecutive full frames, which is how the socket delivers missed changes.
   */
  let missed = 0
  /** Pending while nothing is loaded yet. */
  let first: Promise<void> | undefined
  /** Only the latest replacement of the log counts. */
  let replacing: symbol | undefined

  function set(changes: Partial<ThreadState>): void {
    state = { ...state, ...changes }
    changed.emit()
  }
  function keep(log: Log): void {
    if (log !== state.log) set({ log })
  }
  function noteNewest(messages: readonly Message[]): void {
    for (const { seq } of messages) newestSeq = Math.max(newestSeq, seq)
  }
  function takeIn(delta: ConversationDelta): void {
    received = Math.max(received, delta.upTo)
    if (!state.log) return
    keep(takeDelta(state.log, delta))
    const arrived = delta.messages
      .filter(({ seq, deletedAt }) => seq > newestSeq && deletedAt === null)
      .toSorted((one, other) => one.seq - other.seq)
    noteNewest(delta.messages)
    if (arrived.length > 0) arrival.emit(arrived)
    const deleted = delta.messages.filter(({ deletedAt }) => deletedAt !== null)
    if (deleted.length > 0) deletion.emit(new Set(deleted.map(({ id }) => id)))
  }
  const isBehind = (): boolean => state.log !== undefined && state.log.upTo < received

  /** Replaces the log by another part of the conversation. */
  async function replace(query: PageQuery): Promise<void> {
    const own = Symbol('replacing')
    replacing = own
    const page = await source.page(query, !state.log).catch((error: unknown) => {
      if (replacing === own) throw error
    })
    if (replacing !== own || !page) return
    noteNewest(page.messages)
    received = Math.max(received, page.upTo)
    set({ log: logOf(page), loading: false, error: null })
  }
  /** Reloads around the messages that the viewer is reading. */
  function beginAgain({ newer, messages }: Log): Promise<void> {
    const middle = messages[Math.floor(messages.length / 2)]
    return replace(newer && middle ? { around: middle.seq } : {})
  }
  /** Resolves to true if there is more to fetch. */
  async function fetchOnce(log: Log, asked: number): Promise<boolean> {
    if (asked >= mostQuestions || missed > mostMissed || received - log.upTo > mostMissed) {
      missed = 0
      await beginAgain(log)
      return isBehind()
    }
    const delta = await source.changes(log.upTo)
    takeIn(delta)
    return state.log?.upTo !== log.upTo && (delta.more || isBehind())
  }
  /**
   * Drops all messages of a viewer who was removed. If a refresh was requested meanwhile, the
   * viewer may be back, so it loads again.
   */
  function leave(error: unknown, askedAt: number): void {
    const isNews = reasons === askedAt
    set(isNews ? { log: undefined, loading: false, error } : { log: undefined })
    if (!isNews) void load({})
  }
  async function catchUp(): Promise<void> {
    let askedAt = reasons
    try {
      do {
        askedAt = reasons
        for (let asked = 0; state.log && (await fetchOnce(state.log, asked));)
          asked = asked >= mostQuestions ? 0 : asked + 1
      } while (reasons !== askedAt)
      // The log is current but has a gap: it cannot be right, so it is reloaded.
      if (state.log && state.log.ahead.length > 0 && !isBehind()) await replace({})
    } catch (error) {
      if (isGone(error)) leave(error, askedAt)
      else if (shouldRetry(0, error)) setTimeout(() => isBehind() && void ask(), retryMilliseconds)
    } finally {
      catching = undefined
    }
  }
  async function ask(): Promise<void> {
    if (isGone(state.error)) return undefined
    if (!state.log) {
      const isLoading = first !== undefined
      await loadFirst()
      // The first page may have been read before this refresh was requested.
      if (!isLoading || !state.log) return undefined
    }
    catching ??= catchUp()
    return catching
  }
  function fetchOnceMore(): Promise<void> {
    reasons += 1
    return ask()
  }
  function loadFirst(): Promise<void> {
    first ??= load({}).finally(() => (first = undefined))
    return first
  }
  async function load(query: PageQuery): Promise<void> {
    const askedAt = reasons
    // After a failure was shown, further attempts do not replace it by a loading state.
    if (state.error === null) set({ loading: true })
    try {
      await replace(query)
      if (isBehind()) await ask()
    } catch (error) {
      if (isGone(error)) leave(error, askedAt)
      else set({ loading: false, error: state.log ? null : error })
    }
  }
  async function extend(edge: Edge, take: typeof takeOlder): Promise<void> {
    const seq = 'before' in edge ? edge.before : edge.after
    try {
      const page = await withRetry(() => source.page(edge, false))
      if (state.log) keep(take(state.log, page, seq))
      if (isBehind()) await ask()
    } catch {
      // The page edge is unchanged, so that the next scroll event tries again.
    } finally {
      extending.delete(take)
    }
  }
  async function extendOnce(edge: Edge, take: typeof takeOlder): Promise<void> {
    const going = extending.get(take) ?? extend(edge, take)
    extending.set(take, going)
    await going
  }

  return {
    state: () => state,
    subscribe: changed.subscribe,
    onArrival: arrival.subscribe,
    onDeletion: deletion.subscribe,
    open: async () => {
      if (state.log) return
      reasons += 1
      await loadFirst()
    },
    retry: () => {
      set({ error: null })
      void ask()
    },
    receive: (delta) => {
      const step = delta.upTo - (state.log?.upTo ?? delta.upTo)
      missed = step < changesPerFrame ? 0 : missed + step
      if (missed > mostMissed) received = Math.max(received, delta.upTo)
      else takeIn(delta)
      if (isBehind()) void ask()
    },
    take: (messages) => {
      if (state.log) keep(takeMessages(state.log, messages))
    },
    ask: fetchOnceMore,
    loadOlder: async () => {
      const oldest = state.log?.messages[0]
      if (oldest && state.log?.older) await extendOnce({ before: oldest.seq }, takeOlder)
    },
    loadNewer: async () => {
      const newest = state.log?.messages.at(-1)
      if (newest && state.log?.newer) await extendOnce({ after: newest.seq }, takeNewer)
    },
    showNewest: async () => {
      if (!state.log) await loadFirst()
      else if (state.log.newer) await load({})
    },
    showAround: async (seq) => {
      if (!state.log?.messages.some((message) => message.seq === seq)) await load({ around: seq })
    },
  }
}
