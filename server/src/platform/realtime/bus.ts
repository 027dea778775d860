import type { ServerMessage } from '@patchbay/contract/realtime'

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
