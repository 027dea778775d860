import { getPushSettings } from '@patchbay/contract/notices/push'
import type { RegisteredRouter } from '@tanstack/react-router'
import type { WorkerMessage } from '../../../../worker/messages.ts'
import { call } from '../../../platform/http/api.ts'
import { sayBadge, clearBadge } from '../../../platform/page/app-badge.ts'
import { ownPath, parseUrl } from '../../../platform/page/own-path.ts'
import { whenIdle } from '../../../platform/loading/when-idle.ts'
import type { Sessions } from '../../accounts/sessions/public.ts'
import { hasMark, isMarked } from './push-mark.ts'
import { canPush, findSubscription, giveUp, subscribe } from './subscription.ts'

/** Whether the page on screen already shows what a notification with this path is about. */
export function leadsHere(path: unknown, shown: URL): boolean {
  const target = typeof path === 'string' ? parseUrl(path, shown.origin) : undefined
  if (target?.origin !== shown.origin) return false
  // This page lists every notice, but no messages.
  if (shown.pathname === '/notifications') return target.pathname !== '/messages'
  return (
    target.pathname === shown.pathname &&
    [...target.searchParams].every(([name, value]) => shown.searchParams.get(name) === value)
  )
}

/** Closes the matching notifications that are shown on this device. */
async function closeShown(isMeant: (path: unknown) => boolean): Promise<void> {
  if (Notification.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) {
    const { path } = (notification.data ?? {}) as { path?: unknown }
    if (isMeant(path)) notification.close()
  }
}

/** Nothing of the person stays on a shared browser; a mark means that they may come back. */
async function leave(): Promise<void> {
  clearBadge()
  await closeShown(() => true)
  if (Notification.permission === 'granted' && !hasMark()) await giveUp(await findSubscription())
}

/** Renews the subscription if this browser was subscribed with another session. */
async function mend(sessions: Sessions, userId: string): Promise<void> {
  if (Notification.permission !== 'granted' || !isMarked(userId)) return
  await whenIdle()
  // Signing out meanwhile has removed the mark.
  if ((await findSubscription()) === null || !isMarked(userId)) return
  const { subscribed } = await call(getPushSettings)
  if (!subscribed && isMarked(userId)) await subscribe(sessions)
}

/** The next start tries again; until then the settings show the state. */
const quietly = (work: Promise<void>): void => void work.catch(() => {})

/** Keeps the push subscription in line with the signed-in person. */
function followPerson(sessions: Sessions): () => void {
  let known: string | null | undefined
  const follow = (): void => {
    const { user, loading, problem } = sessions.state()
    // If the server cannot be reached, it is unknown who is signed in.
    if (loading || problem !== null) return
    const id = user?.id ?? null
    if (id === known) return
    if (id === null || known) quietly(leave())
    known = id
    if (id !== null) quietly(mend(sessions, id))
  }
  follow()
  return sessions.subscribe(follow)
}

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
