/** What is being taken back: it is gone for the viewer before the server has said so. */
export interface Deletions {
  readonly ids: () => ReadonlySet<string>
  readonly subscribe: (listener: () => void) => () => void
  /** Until what it returns is called: then the server has done it, or it is as it was. */
  readonly begin: (messageId: string) => () => void
}

export function createDeletions(): Deletions {
  const listeners = new Set<() => void>()
  let ids: ReadonlySet<string> = new Set()
  const change = (next: Iterable<string>): void => {
    ids = new Set(next)
    listeners.forEach((listener) => listener())
  }
  return {
    ids: () => ids,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    begin: (messageId) => {
      change([...ids, messageId])
      return () => change([...ids].filter((id) => id !== messageId))
    },
  }
}
