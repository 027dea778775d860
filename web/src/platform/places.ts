import { pageState } from './page-state.ts'
import { tabStorage } from './storage.ts'

/** Where somebody was in what they read: it belongs to this tab, until they leave. */
interface StoredPlace {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

const start = 'place:'
/** Rises when somebody leaves: what is still on screen then writes no more. */
const state = pageState(() => ({ generation: 0 }))

export function openPlace(name: string): StoredPlace {
  const opened = state.generation
  return {
    read: () => tabStorage.read(start + name),
    write: (text) => {
      if (opened === state.generation) tabStorage.write(start + name, text)
    },
  }
}

/** When they leave. */
export function forgetPlaces(): void {
  state.generation += 1
  for (const key of tabStorage.keys()) if (key.startsWith(start)) tabStorage.remove(key)
}
