import { useSyncExternalStore } from 'react'
import { pageState } from '../storage/page-state.ts'
import { storage } from '../storage/storage.ts'
import { createEmitter } from '../state/emitter.ts'

export type Theme = 'dark' | 'light'

/** The inline script in index.html reads it too. */
const key = 'theme'
const state = pageState(() => ({
  changed: createEmitter(),
  /** The choice is in memory too, so that it lasts for this visit if storage is forbidden. */
  chosen: null as Theme | null,
}))

const asTheme = (value: string | null): Theme | null =>
  value === 'dark' || value === 'light' ? value : null

const systemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'

export const currentTheme = (): Theme => state.chosen ?? systemTheme()

function apply(): void {
  const root = document.documentElement
  const theme = currentTheme()
  // The inline script has shown it when the app starts, and a change styles the whole page anew.
  if (root.dataset.theme !== theme) {
    // Without transitions, which would run on some fifty elements, each by itself.
    root.dataset['themeChanging'] = ''
    root.dataset.theme = theme
  }
  // Reading it applies the new colours before transitions are allowed again.
  const background = getComputedStyle(root).getPropertyValue('--bg').trim()
  delete root.dataset['themeChanging']
  if (background) {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = background
    }
  }
  state.changed.emit()
}

/** `null` follows the system again. */
export function chooseTheme(theme: Theme | null): void {
  state.chosen = theme
  if (theme === null) storage.remove(key)
  else storage.write(key, theme)
  apply()
}

/**
 * Follows the system until the person chooses, and always follows other tabs. Returns a stop
 * function.
 */
export function startTheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: light)')
  const onStorage = (event: StorageEvent): void => {
    // A null key means that the whole storage was cleared.
    if (event.key !== key && event.key !== null) return
    state.chosen = asTheme(storage.read(key))
    apply()
  }
  // A page that the browser has stored for going back received nothing meanwhile.
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return
    state.chosen = asTheme(storage.read(key)) ?? state.chosen
    apply()
  }
  state.chosen = asTheme(storage.read(key))
  system.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  apply()
  return () => {
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}

export const useTheme = (): Theme => useSyncExternalStore(state.changed.subscribe, currentTheme)

/** The chosen theme; `null` while the system decides. */
export const useChosenTheme = (): Theme | null =>
  useSyncExternalStore(state.changed.subscribe, () => state.chosen)
