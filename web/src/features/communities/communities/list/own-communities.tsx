import type { ReactNode } from 'react'
import { useWide } from '../../../../platform/page/use-wide.ts'
import { useLazyPart } from '../../../../ui/states/use-lazy-part.ts'
import { useSession } from '../../../accounts/sessions/public.ts'

const importList = () => import('./own-list.tsx')

/**
 * The viewer's communities, beside every page. Its script is loaded lazily, only if it is shown.
 */
export function OwnCommunities(): ReactNode {
  const { user } = useSession()
  const isShown = useWide() && user?.onboardingCompleted === true
  const loaded = useLazyPart(importList, isShown)
  return isShown && loaded && <loaded.OwnList />
}
