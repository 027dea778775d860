import { listAroundComment } from './features/hub/comments/public.ts'
import { listAroundMessage } from './features/messaging/messages/public.ts'
import { listAfterPost, listAroundReply } from './features/communities/replies/public.ts'
import type { Surroundings } from './features/people/reports/public.ts'

/** What stands beside something that was reported, where something does. */
export const surroundings: Surroundings = {
  post: listAfterPost,
  reply: listAroundReply,
  comment: listAroundComment,
  message: listAroundMessage,
}
