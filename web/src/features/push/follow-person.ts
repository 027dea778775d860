import { getPushSettings } from '@patchbay/contract/push'
import { call } from '../../platform/api.ts'
import { clearBadge } from '../../platform/app-badge.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import type { Sessions } from '../sessions/public.ts'
import { closeShown } from './close-shown.ts'
import { hasMark, isMarked } from './push-mark.ts'
import { findSubscription, giveUp, subscribe } from './subscription.ts'

/** Nothing of theirs stays on a shared browser; a mark says that they may come back. */
async function leave(): Promise<void> {
  clearBadge()
  await closeShown(() => true)
  if (Notification.permission === 'granted' && !hasMark()) await giveUp(await findSubscription())
}

/** The session is another one than that which this browser was subscribed with. */
async function mend(sessions: Sessions, userId: string): Promise<void> {
  if (Notification.permission !== 'granted' || !isMarked(userId)) return
  await whenIdle()
  // Whoever has left meanwhile has taken the mark along.
  if ((await findSubscription()) === null || !isMarked(userId)) return
  const { subscribed } = await call(getPushSettings)
  if (!subscribed && isMarked(userId)) await subscribe(sessions)
}

/** The next start tries again; until then the settings say how it stands. */
const quietly = (work: Promise<void>): void => void work.catch(() => {})

/** Pushes are those of whoever is signed in here. */
export function followPerson(sessions: Sessions): () => void {
  let known: string | null | undefined
  const follow = (): void => {
    const { user, loading, problem } = sessions.state()
    // A server that cannot be reached says nothing about who is here.
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
