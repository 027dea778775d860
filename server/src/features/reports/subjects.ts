import type { ReportSubject } from '@patchbay/contract/reports'
import type { Database } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { findReportableComment } from '../comments/public.ts'
import { findReportableEvent } from '../events/public.ts'
import { findReportableListing } from '../listings/public.ts'
import { findReportableMessage } from '../messages/public.ts'
import { findReportablePerson } from '../people/public.ts'
import { findReportablePost } from '../posts/public.ts'
import { findReportableReply } from '../replies/public.ts'
import type { Reportable } from './reportable.ts'

/** Undefined if there is no such object, or the viewer may not see it. */
type FindSubject = (tx: Database, viewer: Viewer, id: string) => Promise<Reportable | undefined>

/** The kinds of objects that can be reported; each feature reads its own. */
export const subjects: Readonly<Record<ReportSubject, FindSubject>> = {
  person: findReportablePerson,
  post: findReportablePost,
  reply: findReportableReply,
  event: findReportableEvent,
  comment: findReportableComment,
  message: findReportableMessage,
  listing: findReportableListing,
}
