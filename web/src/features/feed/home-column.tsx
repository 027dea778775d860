import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useWide } from '../../platform/use-wide.ts'
import { useLazyPart } from '../../ui/use-lazy-part.ts'
import { postKeys } from '../posts/public.ts'

const importComingUp = () => import('./coming-up.tsx')

/** True once the main content of the page is loaded. */
function useAtRest(): boolean {
  const client = useQueryClient()
  const isBusy = (): boolean => client.isFetching({ queryKey: postKeys.feed }) > 0
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    if (atRest) return undefined
    const look = (): void => {
      if (!isBusy()) setAtRest(true)
    }
    look()
    return client.getQueryCache().subscribe(look)
  })
  return atRest
}

/** Beside the feed on wide screens: it loads after the feed, and the page works without it. */
export function HomeColumn({ latest }: { latest: ReactNode }): ReactNode {
  const isShown = useWide()
  const isWanted = useAtRest() && isShown
  const loaded = useLazyPart(importComingUp, isWanted)
  if (!isShown) return null
  return (
    <div className="sticky top-(--safe-top) max-h-(--screen) space-y-5 self-start overflow-y-auto py-5 [scrollbar-width:none]">
      {isWanted && loaded && <loaded.ComingUp />}
      {isWanted && latest}
    </div>
  )
}
