import type { PostReply } from '@patchbay/contract/communities/replies'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewThreadReply } from '../../content/threads/public.ts'
import { mayDeleteReply, mayEditReply } from './replies.policy.ts'
import type { ReplyRow } from './replies.store.ts'

const rightsOf = (viewer: Viewer, row: ReplyRow) => ({
  edit: mayEditReply(viewer, row),
  delete: mayDeleteReply(viewer, row),
})

export const viewReply = (row: ReplyRow, viewer: Viewer): PostReply => ({
  ...viewThreadReply(row, viewer, rightsOf(viewer, row), row.editor_id),
  postId: row.post_id,
  insideVersion: Number(row.inside_version),
})
