import { removableComment } from './features/hub/comments/public.ts'
import { removableEvent } from './features/communities/events/public.ts'
import { removableListing } from './features/marketplace/listings/public.ts'
import { removableMessage } from './features/messaging/messages/public.ts'
import { removablePost } from './features/communities/posts/public.ts'
import { removableReply } from './features/communities/replies/public.ts'
import type { Removables } from './features/content/removals/public.ts'

/** All kinds of content that staff can take away, and bring back. */
export const removables: Removables = {
  post: removablePost,
  reply: removableReply,
  event: removableEvent,
  comment: removableComment,
  message: removableMessage,
  listing: removableListing,
}
