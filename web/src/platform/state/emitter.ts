export interface Emitter<Args extends readonly unknown[]> {
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void
  readonly emit: (...args: Args) => void
}

/** Calls its subscribers; what has changed is up to its owner. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (...args) => listeners.forEach((listener) => listener(...args)),
  }
}
