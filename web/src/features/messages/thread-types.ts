import type { ConversationDelta } from '@patchbay/contract/conversation-changes'
import type { Message } from '@patchbay/contract/messages'
import type { Log, MessagePage } from './log.ts'

export type Edge = { readonly before: number } | { readonly after: number }
export type Place = Edge | { readonly around: number } | Record<string, never>

/** Where a thread asks; it is told of failures by what is thrown. */
export interface ThreadSource {
  readonly page: (place: Place) => Promise<MessagePage>
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
  /** Called with what is said from now on, and never with what was said before. */
  readonly onArrival: (listener: (messages: readonly Message[]) => void) => () => void
  /** Loads the end of the conversation where nothing is there yet, or not any more. */
  readonly open: () => Promise<void>
  readonly retry: () => void
  readonly hear: (delta: ConversationDelta) => void
  /** States of messages that somebody has got as an answer. */
  readonly take: (messages: readonly Message[]) => void
  /** Asks what has changed since; where nothing is there yet, for the end of the conversation. */
  readonly ask: () => Promise<void>
  readonly loadOlder: () => Promise<void>
  readonly loadNewer: () => Promise<void>
  readonly showNewest: () => Promise<void>
  readonly showAround: (seq: number) => Promise<void>
}
