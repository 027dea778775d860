import type { CommunityEvent } from '@patchbay/contract/communities/events'
import type { Database } from '../../../platform/db/database.ts'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { viewEvent } from './event.view.ts'
import { findEvent } from './events.store.ts'
import { lockEvent, type LockedEvent } from './written-events.store.ts'

/** An event as the viewer sees it. Events that they may not see are not found. */
export async function requireEvent(
  db: Database,
  { viewer, now }: Pick<ViewerContext, 'viewer' | 'now'>,
  eventId: string,
): Promise<CommunityEvent> {
  const row = await findEvent(db, eventId, viewer.userId)
  if (row === undefined) throw new AppError('event_not_found')
  return viewEvent(row, viewer, now())
}

/** The same, with a lock for a change. */
export async function requireLockedEvent(
  tx: Database,
  eventId: string,
  viewerId: string,
  lock: 'update' | 'share',
): Promise<LockedEvent> {
  const event = await lockEvent(tx, eventId, viewerId, lock)
  if (event === undefined) throw new AppError('event_not_found')
  return event
}
