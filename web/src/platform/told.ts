import { useSyncExternalStore } from 'react'

type Told<T> = readonly [use: () => T, tell: (next: T) => void, read: () => T]

/** A value that one part tells and any other hears of, wherever it is on the page. */
export function told<T>(value: T): Told<T> {
  const listeners = new Set<() => void>()
  const read = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return [
    () => useSyncExternalStore(subscribe, read),
    (next) => {
      if (next === value) return
      value = next
      listeners.forEach((listener) => listener())
    },
    read,
  ]
}
