import { useSyncExternalStore } from 'react'

/** A hook that follows a media query, for what CSS alone cannot express. */
export function mediaHook(query: string): () => boolean {
  const subscribe = (listener: () => void): (() => void) => {
    const media = window.matchMedia(query)
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/** Screens with a single column. */
export const usePhone = mediaHook('(width < 768px)')

/** Screens on which pages have a side column; for content that is not even fetched otherwise. */
export const useWide = mediaHook('(width >= 1200px)')
