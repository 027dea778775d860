import type { PostReply } from '@patchbay/contract/communities/replies'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import { mayChangeReply } from './replies.policy.ts'
import type { ReplyRow } from './replies.store.ts'

export function viewReply(row: ReplyRow, viewer: Viewer): PostReply {
  const mayChange = mayChangeReply(viewer, row)
  return {
    id: row.id,
    postId: row.post_id,
    authorId: row.author_id,
    author: viewPerson(row.author),
    authorBlocked: row.author_blocked,
    content: row.content,
    likeCount: row.like_count,
    likedByMe: row.liked_by_me,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    editedBy: row.edited_by,
    insideVersion: Number(row.inside_version),
    can: { edit: mayChange, delete: mayChange, report: mayReport(viewer, row.author) },
  }
}
