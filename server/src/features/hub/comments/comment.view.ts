import type { ArticleComment } from '@patchbay/contract/hub/comments'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { mayReport } from '../../people/reports/public.ts'
import { mayChangeComment } from './comments.policy.ts'
import type { CommentRow } from './comments.store.ts'

export function viewComment(row: CommentRow, viewer: Viewer): ArticleComment {
  const mayChange = mayChangeComment(viewer, row)
  return {
    id: row.id,
    articleId: row.article_id,
    authorId: row.author_id,
    author: viewPerson(row.author),
    authorBlocked: row.author_blocked,
    content: row.content,
    likeCount: row.like_count,
    likedByMe: row.liked_by_me,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    editedBy: row.edited_by,
    can: { edit: mayChange, delete: mayChange, report: mayReport(viewer, row.author) },
  }
}
