import { previewableInside, type Previewables } from './features/content/previews/public.ts'
import { previewableMessage } from './features/messaging/messages/public.ts'

/** All kinds of texts whose first link has a preview. */
export const previewables: Previewables = {
  message: previewableMessage,
  post: previewableInside('post'),
  reply: previewableInside('reply'),
}
