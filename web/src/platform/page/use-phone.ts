import { useSyncExternalStore } from 'react'

/** Screens with a single column. */
const phone = '(width < 768px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** For differences that CSS cannot express. */
export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
