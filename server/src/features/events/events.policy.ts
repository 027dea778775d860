import type { Viewer } from '../../platform/sessions/viewer.ts'
import type { InsideRow } from '../communities/public.ts'

/** What the rules ask of an event. Whoever is asked about can see it: the store has held that. */
export interface EventFacts {
  readonly creator_id: string
  /** The community's. */
  readonly leader_id: string
  readonly end_time: Date
}

export const mayCreateEvent = (role: InsideRow['role']): boolean => role !== null

export const mayEditEvent = (viewer: Viewer, event: EventFacts): boolean =>
  event.creator_id === viewer.userId

export const mayDeleteEvent = (viewer: Viewer, event: EventFacts): boolean =>
  event.creator_id === viewer.userId || event.leader_id === viewer.userId || viewer.role === 'admin'

/** Whoever sees it may answer, until it is over. */
export const mayAnswer = (event: EventFacts, now: Date): boolean => now < event.end_time
