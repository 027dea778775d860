import { useSyncExternalStore } from 'react'

/** A value that one part tells and any other hears of, wherever it is on the page. */
export function told<T>(value: T): readonly [use: () => T, tell: (next: T) => void] {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return [
    () => useSyncExternalStore(subscribe, () => value),
    (next) => {
      if (next === value) return
      value = next
      listeners.forEach((listener) => listener())
    },
  ]
}
