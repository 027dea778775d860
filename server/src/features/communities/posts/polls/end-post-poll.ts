import * as contract from '@patchbay/contract/communities/post-polls'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { mayEndPoll } from '../posts.policy.ts'
import { requireLockedPost, requirePost } from '../require-post.ts'
import { showPoll } from './show-poll.ts'
import { endPoll, raiseInsideOfPost } from './post-polls.store.ts'

/** What has ended stays as it ended. */
export const endPostPoll = action(contract.endPostPoll, async (ctx, { params: { postId } }) => {
  const { viewer } = ctx
  const { row, raised } = await transaction(ctx.db, async (tx) => {
    const post = await requireLockedPost(tx, postId, viewer.userId, 'no key update')
    if (!mayEndPoll(viewer, post)) throw new AppError('forbidden')
    const isNew = await endPoll(tx, postId, ctx.now())
    const known = await requirePost(tx, postId, viewer.userId)
    return { row: known, raised: isNew ? await raiseInsideOfPost(tx, postId) : undefined }
  })
  return showPoll(ctx, row, raised)
})
