import { useSyncExternalStore } from 'react'
import { pageState } from '../storage/page-state.ts'
import { createEmitter } from './emitter.ts'

type Observable<T> = readonly [use: () => T, set: (next: T) => void, read: () => T]

/** A value that one part of the page sets and any other part can subscribe to. */
export function observable<T>(first: T): Observable<T> {
  const state = pageState(() => ({ value: first, changed: createEmitter() }))
  const read = () => state.value
  return [
    () => useSyncExternalStore(state.changed.subscribe, read),
    (next) => {
      if (next === state.value) return
      state.value = next
      state.changed.emit()
    },
    read,
  ]
}
