import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { editorOf, mayReport, quoteFiles, type Reportable } from '../../people/reports/public.ts'
import { findPostVersion } from './post-versions.store.ts'
import { findPost } from './posts.store.ts'
import { quoteVersion } from './version.view.ts'

export async function findReportablePost(
  tx: Database,
  viewer: Viewer,
  postId: string,
): Promise<Reportable | undefined> {
  const row = await findPost(tx, postId, viewer.userId)
  const version = await findPostVersion(tx, postId, viewer.userId)
  if (row === undefined || version === undefined) return undefined
  return {
    reportedId: editorOf(version.editor) ?? row.author_id,
    allowed: mayReport(viewer, row.author, editorOf(version.editor)),
    snapshot: {
      communityId: row.community_id,
      authorId: row.author_id,
      title: row.title,
      content: row.content,
      ...(row.poll && { answers: row.poll.answers }),
      files: quoteFiles(row.attachments),
      ...quoteVersion(row, version),
    },
  }
}
