import { findReportableComment } from './features/comments/public.ts'
import { findReportableEvent } from './features/events/public.ts'
import { findReportableListing } from './features/listings/public.ts'
import { findReportableMessage } from './features/messages/public.ts'
import { findReportablePerson } from './features/people/public.ts'
import { findReportablePost } from './features/posts/public.ts'
import { findReportableReply } from './features/replies/public.ts'
import type { Reportables } from './features/reports/public.ts'

/** All kinds of objects that can be reported. */
export const reportables: Reportables = {
  person: findReportablePerson,
  post: findReportablePost,
  reply: findReportableReply,
  event: findReportableEvent,
  comment: findReportableComment,
  message: findReportableMessage,
  listing: findReportableListing,
}
