import type { Database } from '../../../../platform/db/database.ts'
import type { Viewer } from '../../../../platform/sessions/viewer.ts'
import { mayReport, type Reportable } from '../../../people/reports/public.ts'
import { findEvent } from '../events.store.ts'

export async function findReportableEvent(
  tx: Database,
  viewer: Viewer,
  eventId: string,
): Promise<Reportable | undefined> {
  const row = await findEvent(tx, eventId, viewer.userId)
  if (row === undefined) return undefined
  return {
    reportedId: row.creator_id,
    allowed: mayReport(viewer, row.creator),
    snapshot: {
      communityId: row.community_id,
      authorId: row.creator_id,
      title: row.title,
      content: row.description,
      startTime: row.start_time,
      location: row.location,
      meetingUrl: row.meeting_url,
    },
  }
}
