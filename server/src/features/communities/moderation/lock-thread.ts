import type { CommunityPost } from '@patchbay/contract/communities/posts'
import * as contract from '@patchbay/contract/communities/moderation'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { mayModeratePost, requireLockedPost, requirePost, showPost } from '../posts/public.ts'
import { setLocked } from './pins.store.ts'

/** A reply that is being written meanwhile still arrives; the next one is refused. */
export const lockThread = action(contract.lockThread, (ctx, { params: { postId } }) =>
  changeLock(ctx, postId, true),
)

export const unlockThread = action(contract.unlockThread, (ctx, { params: { postId } }) =>
  changeLock(ctx, postId, false),
)

async function changeLock(
  ctx: ViewerContext,
  postId: string,
  locked: boolean,
): Promise<CommunityPost> {
  const { userId } = ctx.viewer
  const row = await transaction(ctx.db, async (tx) => {
    const post = await requireLockedPost(tx, postId, userId, 'no key update')
    if (!mayModeratePost(post)) throw new AppError('forbidden')
    if ((post.locked_at !== null) !== locked) await setLocked(tx, postId, locked ? ctx.now() : null)
    return requirePost(tx, postId, userId)
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return showPost(ctx, row)
}
