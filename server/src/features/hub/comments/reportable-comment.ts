import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { mayReport, type Reportable } from '../../people/reports/public.ts'
import { findComment } from './comments.store.ts'

export async function findReportableComment(
  tx: Database,
  viewer: Viewer,
  commentId: string,
): Promise<Reportable | undefined> {
  const row = await findComment(tx, commentId, viewer.userId)
  if (row === undefined) return undefined
  return {
    reportedId: row.author_id,
    allowed: mayReport(viewer, row.author),
    snapshot: { articleId: row.article_id, authorId: row.author_id, content: row.content },
  }
}
