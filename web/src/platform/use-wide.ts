import { useSyncExternalStore } from 'react'

/** Where pages have a column beside what they show. */
const wide = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isWide = (): boolean => window.matchMedia(wide).matches

/** For what is not even fetched where there is no room for it. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isWide)
