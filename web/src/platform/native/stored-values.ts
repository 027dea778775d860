import { Preferences } from '@capacitor/preferences'
import { pageState } from '../storage/page-state.ts'

/** Values that could not be stored; they remain in memory until the app ends. */
const state = pageState(() => ({ cached: new Map<string, string | undefined>() }))
const noted = async (key: string, value: string | undefined, done: Promise<void>): Promise<void> =>
  done.then(
    () => void state.cached.delete(key),
    () => void state.cached.set(key, value),
  )

/**
 * Uses the native store of the app, because the system may clear the storage of a web view. A value
 * that cannot be read counts as missing.
 */
export async function readValue(key: string): Promise<string | undefined> {
  if (state.cached.has(key)) return state.cached.get(key)
  return Preferences.get({ key }).then(
    ({ value }) => value ?? undefined,
    () => undefined,
  )
}

export const writeValue = (key: string, value: string): Promise<void> =>
  noted(key, value, Preferences.set({ key, value }))

export const removeValue = (key: string): Promise<void> =>
  noted(key, undefined, Preferences.remove({ key }))
