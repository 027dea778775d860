import { Preferences } from '@capacitor/preferences'

/**
 * The app's own store: what a web view keeps, the system may throw away. What cannot be read is not
 * there; what cannot be written holds until the app ends.
 */
export const readValue = (key: string): Promise<string | undefined> =>
  Preferences.get({ key }).then(
    ({ value }) => value ?? undefined,
    () => undefined,
  )

export const writeValue = (key: string, value: string): Promise<void> =>
  Preferences.set({ key, value }).catch(() => {})

export const removeValue = (key: string): Promise<void> =>
  Preferences.remove({ key }).catch(() => {})
