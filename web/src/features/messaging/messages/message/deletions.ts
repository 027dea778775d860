/** Messages that are being deleted: they appear as deleted before the server has answered. */
export interface Deletions {
  readonly ids: () => ReadonlySet<string>
  readonly subscribe: (listener: () => void) => () => void
  /**
   * The message appears as deleted until the returned function is called, when the deletion has
   * succeeded or failed.
   */
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
