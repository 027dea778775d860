import type { ArticleComment } from '@patchbay/contract/hub/comments'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewThreadReply } from '../../content/threads/public.ts'
import { mayChangeComment } from './comments.policy.ts'
import type { CommentRow } from './comments.store.ts'

const rightsOf = (mayChange: boolean) => ({ edit: mayChange, delete: mayChange })

/** Articles have no leader: only the author edits a comment. */
export const viewComment = (row: CommentRow, viewer: Viewer): ArticleComment => ({
  ...viewThreadReply(row, viewer, rightsOf(mayChangeComment(viewer, row))),
  editedBy: row.edited_by === null ? null : 'author',
  articleId: row.article_id,
})
