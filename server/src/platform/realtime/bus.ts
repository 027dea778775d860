import type { ServerMessage } from '@patchbay/contract/realtime'

/**
 * What a change of a feed's topic has left behind, for sockets that know the topic up to `after`.
 * Sockets that are further behind get the message of the feed. Sent only to the feed's audience.
 */
export interface StateChange {
  readonly topic: string
  readonly after: number
  readonly upTo: number
  /** When the change was made. */
  readonly at: string
  readonly message: ServerMessage
  /** What the sockets of this one person receive instead. */
  readonly own?: { readonly userId: string; readonly message: ServerMessage } | undefined
}

/** Sent to all nodes after a commit. Only a hint: the database is authoritative. */
export type Announcement =
  | { readonly kind: 'changed'; readonly topic: string }
  | { readonly kind: 'rights'; readonly userId: string }
  /**
   * The changes after `after`, up to `upTo`, ready for sockets that know the topic up to `after`.
   * Sockets that are further behind are served from the database.
   */
  | {
      readonly kind: 'said'
      readonly topic: string
      readonly after: number
      readonly upTo: number
      readonly message: ServerMessage
    }
  | ({ readonly kind: 'state' } & StateChange)
  /** An ephemeral message that is stored nowhere, for these people if they are connected now. */
  | {
      readonly kind: 'passing'
      readonly topic: string
      readonly to: readonly string[]
      readonly message: ServerMessage
    }

export interface Bus {
  /**
   * Notifies every node, this one first. It neither waits nor fails: a node that misses the
   * announcement finds the change at the next sweep.
   */
  publish(announcement: Announcement): void
  subscribe(listener: (announcement: Announcement) => void): void
  close(): Promise<void>
}

/** For a single node. */
export function createLocalBus(): Bus {
  const listeners = new Set<(announcement: Announcement) => void>()
  return {
    publish: (announcement) => {
      for (const listener of listeners) listener(announcement)
    },
    subscribe: (listener) => void listeners.add(listener),
    close: async () => listeners.clear(),
  }
}
