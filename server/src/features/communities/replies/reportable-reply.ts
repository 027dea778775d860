import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { editorOf, mayReport, type Reportable } from '../../people/reports/public.ts'
import { quoteVersion } from '../posts/public.ts'
import { findReply } from './replies.store.ts'
import { findReplyVersion } from './reply-versions.store.ts'

export async function findReportableReply(
  tx: Database,
  viewer: Viewer,
  replyId: string,
): Promise<Reportable | undefined> {
  const row = await findReply(tx, replyId, viewer.userId)
  const version = await findReplyVersion(tx, replyId, viewer.userId)
  if (row === undefined || version === undefined) return undefined
  return {
    reportedId: editorOf(version.editor) ?? row.author_id,
    allowed: mayReport(viewer, row.author, editorOf(version.editor)),
    snapshot: {
      communityId: row.community_id,
      postId: row.post_id,
      authorId: row.author_id,
      content: row.content,
      ...quoteVersion(row, version),
    },
  }
}
