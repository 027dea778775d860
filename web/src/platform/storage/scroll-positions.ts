import { pageState } from './page-state.ts'
import { tabStorage } from './storage.ts'

/**
 * The scroll position in a list or conversation; it belongs to this tab until the person signs out.
 */
interface StoredScrollPosition {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

const start = 'scroll-position:'
/** Rises at sign-out, so that components that are still on screen can no longer write. */
const state = pageState(() => ({ generation: 0 }))

export function openScrollPosition(name: string): StoredScrollPosition {
  const opened = state.generation
  return {
    read: () => tabStorage.read(start + name),
    write: (text) => {
      if (opened === state.generation) tabStorage.write(start + name, text)
    },
  }
}

/** Called at sign-out. */
export function forgetScrollPositions(): void {
  state.generation += 1
  for (const key of tabStorage.keys()) if (key.startsWith(start)) tabStorage.remove(key)
}
