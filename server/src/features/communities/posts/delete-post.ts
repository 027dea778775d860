import * as contract from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { enqueueRemovalOfPostFiles } from '../../content/attachments/public.ts'
import { mayDeletePost } from './posts.policy.ts'
import { requireLockedPost } from './require-post.ts'
import { removePost } from './written-posts.store.ts'

export const deletePost = action(contract.deletePost, async (ctx, { params: { postId } }) => {
  const { viewer } = ctx
  const communityId = await transaction(ctx.db, async (tx) => {
    const post = await requireLockedPost(tx, postId, viewer.userId, 'update')
    if (!mayDeletePost(viewer, post)) throw new AppError('forbidden')
    await enqueueRemovalOfPostFiles(tx, postId)
    await removePost(tx, postId)
    return post.community_id
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
})
