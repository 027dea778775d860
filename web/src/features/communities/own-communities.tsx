import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useSession } from '../sessions/public.ts'

const wide = '(width >= 1200px)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const isWide = (): boolean => window.matchMedia(wide).matches

/** For the side of every page: what one is in. Its script comes after the page, where it is shown. */
export function OwnCommunities(): ReactNode {
  const { user } = useSession()
  const isShown = useSyncExternalStore(subscribe, isWide) && user?.onboardingCompleted === true
  const [loaded, setLoaded] = useState<{ readonly OwnList: ComponentType }>()
  useEffect(() => {
    if (!isShown) return undefined
    let wanted = true
    import('./own-list.tsx').then(
      (module) => wanted && setLoaded(module),
      // The page stands without it, and the list of all communities leads there too.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [isShown])
  return isShown && loaded && <loaded.OwnList />
}
