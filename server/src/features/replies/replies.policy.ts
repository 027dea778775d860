import type { Viewer } from '../../platform/sessions/viewer.ts'

/** What the rules ask of a reply. Whoever is asked about can see it: the store has held that. */
export interface ReplyFacts {
  readonly author_id: string
  /** The community's. */
  readonly leader_id: string
}

export const mayChangeReply = (viewer: Viewer, reply: ReplyFacts): boolean =>
  reply.author_id === viewer.userId || reply.leader_id === viewer.userId
