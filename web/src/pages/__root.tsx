import { useIsFetching } from '@tanstack/react-query'
import { createRootRoute, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { DeviceInBackground } from '../features/notices/devices/public.ts'
import { BlocksInBackground } from '../features/people/blocks/public.ts'
import { NoticesInBackground } from '../features/notices/notices/public.ts'
import { Gate, useSession } from '../features/accounts/sessions/public.ts'
import { NavigationFocus } from '../platform/page/navigation-focus.tsx'
import { lazyPart, prepareMainParts, useLoadingParts } from '../ui/states/lazy-part.tsx'
import { ToastHost } from '../ui/overlays/toast-host.tsx'

export const Route = createRootRoute({ component: Root })

const Background = lazyPart(() => import('../background.tsx').then((module) => module.Background))

/** The content of a page is there when nothing was fetched for so long, or after so long at most. */
const [restMilliseconds, mostMilliseconds] = [100, 5000]

/** How long the page must be at rest before what its main buttons open is loaded ahead. */
const aheadMilliseconds = 2000

/** Loads the rest of the app once the first page has its content, and retries until it is there. */
function InBackground({ isPageBusy }: { isPageBusy: boolean }): ReactNode {
  const { loading } = useSession()
  const [isLoaded, setIsLoaded] = useState(false)
  const [failures, setFailures] = useState(0)
  const waitsSince = useRef<number>(undefined)
  useEffect(() => {
    if (loading || isLoaded) return undefined
    const load = async (): Promise<void> => {
      if (await Background.prepare()) return setIsLoaded(true)
      waitsSince.current = undefined
      setFailures((count) => count + 1)
    }
    // A page that is busy again and again must not begin to wait anew each time.
    const since = (waitsSince.current ??= performance.now())
    const left = (): number => Math.max(0, since + mostMilliseconds - performance.now())
    const isAtRest = !isPageBusy && failures === 0
    let isWanted = true
    const begin = (): void => {
      const loadIfWanted = (): void => void (isWanted && load())
      // On a slow machine, React may still be rendering what the last answer has brought.
      if (left() > 0 && 'requestIdleCallback' in window)
        requestIdleCallback(loadIfWanted, { timeout: left() })
      else loadIfWanted()
    }
    const timer = setTimeout(begin, isAtRest ? Math.min(restMilliseconds, left()) : left())
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [loading, isLoaded, isPageBusy, failures])
  useEffect(() => {
    if (!isLoaded || isPageBusy) return undefined
    let stop: (() => void) | undefined
    const timer = setTimeout(() => (stop = prepareMainParts()), aheadMilliseconds)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [isLoaded, isPageBusy])
  return isLoaded && <Background />
}

function BesideThePage(): ReactNode {
  const isLoadingPage = useRouterState({ select: ({ isLoading }) => isLoading })
  const isPageBusy = useIsFetching() + useLoadingParts() > 0 || isLoadingPage
  return (
    <>
      <InBackground isPageBusy={isPageBusy} />
      <ToastHost isPageBusy={isPageBusy} />
    </>
  )
}

function Root(): ReactNode {
  return (
    <>
      <Gate>
        <Outlet />
      </Gate>
      <NavigationFocus />
      <BlocksInBackground />
      <NoticesInBackground />
      <DeviceInBackground />
      <BesideThePage />
    </>
  )
}
