import { useSyncExternalStore, type ReactNode } from 'react'
import { useLater } from '../../ui/use-later.ts'
import { useSession } from '../sessions/public.ts'

const wide = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isWide = (): boolean => window.matchMedia(wide).matches
const importList = () => import('./own-list.tsx')

/** For the side of every page: what one is in. Its script comes after the page, where it is shown. */
export function OwnCommunities(): ReactNode {
  const { user } = useSession()
  const isShown = useSyncExternalStore(subscribe, isWide) && user?.onboardingCompleted === true
  const loaded = useLater(importList, isShown)
  return isShown && loaded && <loaded.OwnList />
}
