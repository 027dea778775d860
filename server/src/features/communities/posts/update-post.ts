import * as contract from '@patchbay/contract/communities/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { renewPreview } from '../../content/previews/public.ts'
import { muted } from '../../people/participation/public.ts'
import { restorePost, rewritePost } from './post-versions.store.ts'
import { isVotedOn, mayEditPost, mayWrite } from './posts.policy.ts'
import { requireLockedPost, requirePost, showPost } from './require-post.ts'
import { setPost } from './written-posts.store.ts'

export const updatePost = action(contract.updatePost, async (ctx, { params: { postId }, body }) => {
  const { viewer } = ctx
  const row = await transaction(ctx.db, async (tx) => {
    const known = await requireLockedPost(tx, postId, viewer.userId, 'no key update')
    if (!mayEditPost(viewer, known)) throw new AppError('forbidden')
    if (!mayWrite(known, ctx.now())) throw muted(known)
    const title = body.title || null
    const { content } = body
    const words = { title, content, now: ctx.now() }
    // Saving unchanged text does not mark the post as edited.
    if (title !== known.title || content !== known.content) {
      if (isVotedOn(known)) throw new AppError('poll_voted')
      if (known.author_id === viewer.userId) await setPost(tx, postId, words)
      else if (title === known.author_title && content === known.author_content)
        await restorePost(tx, postId)
      else await rewritePost(tx, postId, words, viewer.userId)
      if (content !== known.content)
        await renewPreview(tx, ctx.config, { type: 'post', id: postId, content })
    }
    return requirePost(tx, postId, viewer.userId)
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return showPost(ctx, row)
})
