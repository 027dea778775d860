import { Preferences } from '@capacitor/preferences'
import { pageState } from '../page-state.ts'

/** What the store did not take; it holds until the app ends. */
const state = pageState(() => ({ held: new Map<string, string | undefined>() }))
const noted = async (key: string, value: string | undefined, done: Promise<void>): Promise<void> =>
  done.then(
    () => void state.held.delete(key),
    () => void state.held.set(key, value),
  )

/**
 * The app's own store: what a web view keeps, the system may throw away. What cannot be read is not
 * there.
 */
export async function readValue(key: string): Promise<string | undefined> {
  if (state.held.has(key)) return state.held.get(key)
  return Preferences.get({ key }).then(
    ({ value }) => value ?? undefined,
    () => undefined,
  )
}

export const writeValue = (key: string, value: string): Promise<void> =>
  noted(key, value, Preferences.set({ key, value }))

export const removeValue = (key: string): Promise<void> =>
  noted(key, undefined, Preferences.remove({ key }))
