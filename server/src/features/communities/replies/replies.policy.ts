import type { Viewer } from '../../../platform/sessions/viewer.ts'

/** What the rules need to know of a reply. The store has checked that the viewer sees it. */
export interface ReplyFacts {
  readonly author_id: string
  /** The leader of its community. */
  readonly leader_id: string
}

export const mayChangeReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  reply.author_id === viewer.userId || reply.leader_id === viewer.userId
