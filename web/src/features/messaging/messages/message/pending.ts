import { createEmitter } from '../../../../platform/state/emitter.ts'

/** What the viewer has done to messages and the server has not answered yet, by the message's id. */
export interface Pending<Value> {
  readonly all: () => ReadonlyMap<string, Value>
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Shown until the returned function is called, when it has succeeded or failed, or until something
   * else replaces it.
   */
  readonly begin: (messageId: string, value: Value) => () => void
}

export function createPending<Value>(): Pending<Value> {
  const changed = createEmitter()
  let all: ReadonlyMap<string, Value> = new Map()
  const change = (next: Map<string, Value>): void => {
    all = next
    changed.emit()
  }
  const beginnings = new Map<string, symbol>()
  return {
    all: () => all,
    subscribe: changed.subscribe,
    begin: (messageId, value) => {
      const beginning = Symbol(messageId)
      beginnings.set(messageId, beginning)
      change(new Map(all).set(messageId, value))
      return () => {
        if (beginnings.get(messageId) !== beginning) return
        beginnings.delete(messageId)
        const next = new Map(all)
        next.delete(messageId)
        change(next)
      }
    },
  }
}
