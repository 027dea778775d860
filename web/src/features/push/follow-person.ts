import { getPushSettings } from '@patchbay/contract/push'
import { call } from '../../platform/api.ts'
import { clearBadge } from '../../platform/app-badge.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { Sessions } from '../sessions/public.ts'
import { closeShown } from './close-shown.ts'
import { hasMark, isMarked } from './push-mark.ts'
import { findSubscription, giveUp, subscribe } from './subscription.ts'

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
export function followPerson(sessions: Sessions): () => void {
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
