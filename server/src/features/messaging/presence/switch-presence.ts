import { inboxTopic, presenceTopic } from '@patchbay/contract/realtime'
import type { Database } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/action.ts'
import { onlineUntil } from './attendance.ts'
import { beginToShow, stopShowing } from './presences.store.ts'

/** Pages that follow the person have seen by then that nothing is shown any more. */
const remembered = 60_000

/** Returns whether anything has changed. */
export function switchPresence(
  tx: Database,
  userId: string,
  change: { readonly isShown: boolean; readonly now: Date },
): Promise<boolean> {
  const { isShown, now } = change
  if (isShown) return beginToShow(tx, userId, { now, until: onlineUntil(now) })
  return stopShowing(tx, userId, new Date(now.getTime() + remembered))
}

/** To those who see the person, and to the person's own pages, which see others from now on or no longer. */
export function announcePresence({ announce }: Pick<Services, 'announce'>, userId: string): void {
  announce({ kind: 'changed', topic: presenceTopic(userId) })
  const message = { type: 'presence_switched' } as const
  announce({ kind: 'passing', topic: inboxTopic(userId), to: [userId], message })
}
