import { useSyncExternalStore } from 'react'

/** How many things wait for the person; the title of every page says so. */
let count = 0
const listeners = new Set<() => void>()

export function setAttention(next: number): void {
  if (next === count) return
  count = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAttention = (): number => useSyncExternalStore(subscribe, () => count)
