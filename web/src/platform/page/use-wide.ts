import { useSyncExternalStore } from 'react'

/** Screens on which pages have a side column. */
const wide = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isWide = (): boolean => window.matchMedia(wide).matches

/** For content that is not even fetched if there is no room for it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
