import type { Viewer } from '../../../platform/sessions/viewer.ts'
import {
  isAbove,
  isOpen,
  type CommunityRole,
  type MuteColumns,
} from '../../people/participation/public.ts'

/** What the rules need to know of a reply. The store has checked that the viewer sees it. */
export interface ReplyFacts extends MuteColumns {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
  readonly is_closed: boolean
  /** The viewer's. */
  readonly role: CommunityRole | null
  readonly author_role: CommunityRole | null
}

/** Everybody may take their own away, also from a closed community, and while they are muted. */
export const mayDeleteReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  reply.author_id === viewer.userId || (isOpen(reply) && isAbove(reply.role, reply.author_role))

export const mayEditReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  isOpen(reply) && (reply.author_id === viewer.userId || reply.leader_id === viewer.userId)
