import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isOpen } from '../../people/participation/public.ts'

/** What the rules need to know of a reply. The store has checked that the viewer sees it. */
export interface ReplyFacts {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
  readonly is_closed: boolean
}

/** Everybody may take their own away, also from a closed community. */
export const mayDeleteReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  reply.author_id === viewer.userId || (reply.leader_id === viewer.userId && isOpen(reply))

export const mayEditReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  isOpen(reply) && mayDeleteReply(viewer, reply)
