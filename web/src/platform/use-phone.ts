import { useSyncExternalStore } from 'react'

/** Where there is room for one column only. */
const phone = '(width < 768px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** For what differs in more than its looks. */
export const usePhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches)
