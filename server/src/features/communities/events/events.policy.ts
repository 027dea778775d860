import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isOpen, type InsideRow } from '../../people/participation/public.ts'

/**
 * The facts on which the rules depend. The store has already checked that the person can see the
 * event.
 */
export interface EventFacts {
  readonly creator_id: string
  /** The leader of the community. */
  readonly leader_id: string
  readonly is_closed: boolean
  /** The creator has deleted the account. */
  readonly creator_gone: boolean
  readonly end_time: Date
}

export const mayCreateEvent = (role: InsideRow['role']): boolean => role !== null

/** The leader takes over an event whose creator has deleted the account. */
export const mayEditEvent = (viewer: Viewer, event: EventFacts): boolean =>
  isOpen(event) &&
  (event.creator_id === viewer.userId || (event.creator_gone && event.leader_id === viewer.userId))

/** What everybody sees of a community is its leader's to say, and only of a public one. */
export const mayPublishEvent = (
  viewer: Viewer,
  event: EventFacts & { readonly is_private: boolean },
): boolean => isOpen(event) && !event.is_private && event.leader_id === viewer.userId

/** Its creator may cancel it in a closed community too: somebody may come otherwise. */
export const mayDeleteEvent = (viewer: Viewer, event: EventFacts): boolean =>
  event.creator_id === viewer.userId ||
  (event.leader_id === viewer.userId && isOpen(event)) ||
  viewer.role === 'admin'

/** Everyone who sees the event may answer until it is over, unless its community is closed. */
export const mayAnswer = (event: EventFacts, now: Date): boolean =>
  isOpen(event) && now < event.end_time
