import type { ServerMessage } from '@patchbay/contract/realtime'

/** What a node tells all nodes after a commit. Only a hint: the database has the truth. */
export type Announcement =
  | { readonly kind: 'changed'; readonly topic: string }
  | { readonly kind: 'rights'; readonly userId: string }
  /**
   * What has changed after `after`, up to `upTo`, ready to be said to whoever knows the topic that
   * far. Who follows it from further back is told from the database.
   */
  | {
      readonly kind: 'said'
      readonly topic: string
      readonly after: number
      readonly upTo: number
      readonly message: ServerMessage
    }
  /** What passes and is kept nowhere: for these people, if they listen at this moment. */
  | {
      readonly kind: 'passing'
      readonly topic: string
      readonly to: readonly string[]
      readonly message: ServerMessage
    }

export interface Bus {
  /**
   * Tells every node, this one first. It neither waits nor fails: whoever does not hear of it finds
   * out at the next look.
   */
  publish(announcement: Announcement): void
  subscribe(hear: (announcement: Announcement) => void): void
  close(): Promise<void>
}

/** For a node that is alone. */
export function createLocalBus(): Bus {
  const listeners = new Set<(announcement: Announcement) => void>()
  return {
    publish: (announcement) => {
      for (const hear of listeners) hear(announcement)
    },
    subscribe: (hear) => void listeners.add(hear),
    close: async () => listeners.clear(),
  }
}
