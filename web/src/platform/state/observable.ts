import { useSyncExternalStore } from 'react'
import { pageState } from '../storage/page-state.ts'

type Observable<T> = readonly [use: () => T, tell: (next: T) => void, read: () => T]

/** A value that one part of the page sets and any other part can subscribe to. */
export function observable<T>(first: T): Observable<T> {
  const state = pageState(() => ({ value: first, listeners: new Set<() => void>() }))
  const read = () => state.value
  const subscribe = (listener: () => void) => {
    state.listeners.add(listener)
    return () => void state.listeners.delete(listener)
  }
  return [
    () => useSyncExternalStore(subscribe, read),
    (next) => {
      if (next === state.value) return
      state.value = next
      state.listeners.forEach((listener) => listener())
    },
    read,
  ]
}
