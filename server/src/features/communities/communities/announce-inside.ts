import { insideTopic, type InsideState } from '@patchbay/contract/realtime'
import type { ViewerContext } from '../../../platform/http/action.ts'

/** What `raiseInside` has returned. */
export interface RaisedRow {
  readonly community_id: string
  readonly inside_version: string
  readonly changed_at: Date
}

type Address = 'communityId' | 'after' | 'version'
/** The state in a message, without its place in the order of changes. */
type StateOf<Message> = Message extends InsideState ? Omit<Message, Address> : never

/**
 * Must be called after the commit. Sends the new state to the pages that have everything before it
 * and may see inside; the others receive that something has changed. `own` is what only the viewer
 * may know of it, on all their pages.
 */
export function announceInside(
  { announce, viewer: { userId } }: Pick<ViewerContext, 'announce' | 'viewer'>,
  raised: RaisedRow,
  state: StateOf<InsideState>,
  own: {
    readonly likedByMe?: boolean
    readonly myReaction?: string | null
    readonly myVote?: number[]
    readonly myRsvp?: 'yes' | 'maybe' | 'no'
  } = {},
): void {
  const version = Number(raised.inside_version)
  const place = { communityId: raised.community_id, after: version - 1, version }
  const message: InsideState = { ...state, ...place }
  announce({
    kind: 'state',
    topic: insideTopic(raised.community_id),
    after: place.after,
    upTo: version,
    at: raised.changed_at.toISOString(),
    message,
    own: { userId, message: { ...message, ...own } },
  })
}
