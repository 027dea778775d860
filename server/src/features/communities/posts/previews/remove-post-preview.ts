import * as contract from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { removeInsidePreview } from '../../../content/previews/public.ts'
import { muted } from '../../../people/participation/public.ts'
import { mayEditPost, mayWrite } from '../posts.policy.ts'
import { requireLockedPost, requirePost, showPost } from '../require-post.ts'

/** The text stays, and is not marked as edited. */
export const removePostPreview = action(
  contract.removePostPreview,
  async (ctx, { params: { postId } }) => {
    const { viewer } = ctx
    const row = await transaction(ctx.db, async (tx) => {
      const known = await requireLockedPost(tx, postId, viewer.userId, 'no key update')
      if (!mayEditPost(viewer, known)) throw new AppError('forbidden')
      if (!mayWrite(known, ctx.now())) throw muted(known)
      await removeInsidePreview(tx, 'post', postId)
      return requirePost(tx, postId, viewer.userId)
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
    return showPost(ctx, row)
  },
)
