import type { RegisteredRouter } from '@tanstack/react-router'
import type { WorkerMessage } from '../../../worker/messages.ts'
import { sayBadge } from '../../platform/app-badge.ts'
import { ownPath } from '../../platform/own-path.ts'
import type { Sessions } from '../sessions/public.ts'
import { closeShown } from './close-shown.ts'
import { followPerson } from './follow-person.ts'
import { leadsHere } from './leads-here.ts'
import { canPush } from './subscription.ts'

type Router = Pick<RegisteredRouter, 'navigate' | 'subscribe'>

/** The page's part in push notifications; runs on every page, after it is loaded. */
export function followPush(sessions: Sessions, router: Router): () => void {
  if (!canPush()) return () => {}
  const ending = new AbortController()
  const { signal } = ending

  const goTo = ({ data, ports }: MessageEvent<WorkerMessage>): void => {
    if (data.type !== 'GO_TO') return
    // Answered even if unsaved changes block the navigation: the person is asked, and nothing
    // reloads.
    ports[0]?.postMessage(true, [])
    const { pathname, search, hash } = location
    const path = ownPath(data.path)
    if (path !== pathname + search + hash) void router.navigate({ href: path })
  }
  navigator.serviceWorker.addEventListener('message', goTo, { signal })

  const closeRead = (): void => {
    if (document.visibilityState !== 'visible') return
    closeShown((path) => leadsHere(path, new URL(location.href))).catch(() => {
      // The person closes it themselves.
    })
  }
  const look = (): void => {
    closeRead()
    if (document.visibilityState === 'visible') sayBadge()
  }
  document.addEventListener('visibilitychange', look, { signal })
  const stops = [router.subscribe('onResolved', closeRead), followPerson(sessions)]
  closeRead()
  return () => {
    ending.abort()
    stops.forEach((stop) => stop())
  }
}
