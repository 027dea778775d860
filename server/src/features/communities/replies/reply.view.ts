import type { PostReply } from '@patchbay/contract/communities/replies'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { viewPreview } from '../../content/previews/public.ts'
import { viewThreadReply } from '../../content/threads/public.ts'
import { isMuted } from '../../people/participation/public.ts'
import { mayDeleteReply, mayEditReply } from './replies.policy.ts'
import type { ReplyRow } from './replies.store.ts'

const rightsOf = (viewer: Viewer, row: ReplyRow, now: Date) => ({
  edit: mayEditReply(viewer, row) && !isMuted(row, now),
  delete: mayDeleteReply(viewer, row),
})

/** `now` decides about mutes, which end by themselves. */
export const viewReply = (row: ReplyRow, viewer: Viewer, now: Date): PostReply => ({
  ...viewThreadReply(row, viewer, rightsOf(viewer, row, now), row.editor_id),
  ...viewPreview(row.preview),
  postId: row.post_id,
  insideVersion: Number(row.inside_version),
})
