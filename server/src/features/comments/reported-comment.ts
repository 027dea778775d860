import type { Database } from '../../platform/db/database.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { findComment } from './comments.store.ts'

export interface ReportedComment {
  /** Who wrote it. */
  readonly reportedId: string
  /** What it says now. */
  readonly snapshot: { readonly articleId: string; readonly content: string }
}

/** For a report; undefined where there is no such comment. */
export async function findReportedComment(
  db: Database,
  viewer: Viewer,
  commentId: string,
): Promise<ReportedComment | undefined> {
  const row = await findComment(db, commentId, viewer.userId)
  return (
    row && {
      reportedId: row.author_id,
      snapshot: { articleId: row.article_id, content: row.content },
    }
  )
}
