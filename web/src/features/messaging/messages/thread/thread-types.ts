import type { ConversationDelta } from '@patchbay/contract/messaging/conversation-changes'
import type { Message } from '@patchbay/contract/messaging/messages'
import type { Log, MessagePage } from './log.ts'

export type Edge = { readonly before: number } | { readonly after: number }
export type PageQuery = Edge | { readonly around: number } | Record<string, never>

/** The requests of a thread; they throw on failure. */
export interface ThreadSource {
  /** The first page may be the one that this browser has stored, if there is no connection. */
  readonly page: (place: PageQuery, isFirst: boolean) => Promise<MessagePage>
  readonly changes: (after: number) => Promise<ConversationDelta & { readonly more: boolean }>
}

export interface ThreadState {
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
