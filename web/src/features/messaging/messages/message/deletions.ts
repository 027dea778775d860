import { createEmitter } from '../../../../platform/state/emitter.ts'

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
  const changed = createEmitter()
  let ids: ReadonlySet<string> = new Set()
  const change = (next: Iterable<string>): void => {
    ids = new Set(next)
    changed.emit()
  }
  return {
    ids: () => ids,
    subscribe: changed.subscribe,
    begin: (messageId) => {
      change([...ids, messageId])
      return () => change([...ids].filter((id) => id !== messageId))
    },
  }
}
