/** What a node tells all nodes after a commit. Only a hint to look: the database has the truth. */
export type Announcement =
  | { readonly kind: 'changed'; readonly topic: string }
  | { readonly kind: 'rights'; readonly userId: string }

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
