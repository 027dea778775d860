import { findReportableComment } from './features/hub/comments/public.ts'
import { findReportableCommunity } from './features/communities/communities/public.ts'
import { findReportableEvent } from './features/communities/events/public.ts'
import { findReportableListing } from './features/marketplace/listings/public.ts'
import { findReportableMessage } from './features/messaging/messages/public.ts'
import { findReportablePerson } from './features/people/people/public.ts'
import { findReportablePost } from './features/communities/posts/public.ts'
import { findReportableReply } from './features/communities/replies/public.ts'
import type { Reportables } from './features/people/reports/public.ts'

/** All kinds of objects that can be reported. */
export const reportables: Reportables = {
  person: findReportablePerson,
  post: findReportablePost,
  reply: findReportableReply,
  event: findReportableEvent,
  comment: findReportableComment,
  message: findReportableMessage,
  listing: findReportableListing,
  community: findReportableCommunity,
}
