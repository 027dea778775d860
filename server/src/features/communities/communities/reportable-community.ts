import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { mayReport, type Reportable } from '../../people/reports/public.ts'
import { findCommunity } from './communities.store.ts'

/** Its head, which everybody sees: nothing of what is inside. Its leader answers for it. */
export async function findReportableCommunity(
  tx: Database,
  viewer: Viewer,
  communityId: string,
): Promise<Reportable | undefined> {
  const row = await findCommunity(tx, communityId, viewer.userId)
  if (row === undefined) return undefined
  return {
    reportedId: row.leader_id,
    allowed: mayReport(viewer, row.leader),
    snapshot: {
      leaderId: row.leader_id,
      name: row.name,
      description: row.description,
      isPrivate: row.is_private,
      coverImage: row.cover_image,
    },
  }
}
