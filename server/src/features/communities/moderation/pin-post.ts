import type { CommunityPost } from '@patchbay/contract/communities/posts'
import * as contract from '@patchbay/contract/communities/moderation'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction, type Database } from '../../../platform/db/database.ts'
import { action, type ViewerContext } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireLockedCommunity } from '../communities/public.ts'
import {
  isPinned,
  mayModeratePost,
  requireLockedPost,
  requirePost,
  showPost,
  type LockedPost,
} from '../posts/public.ts'
import { countOtherPins, setPin } from './pins.store.ts'

const day = 24 * 60 * 60 * 1_000
const lengths = { day, week: 7 * day, month: 30 * day, open: null } as const satisfies Record<
  contract.PinLength,
  number | null
>

/** A post that is pinned already keeps its place among the pinned ones. */
export const pinPost = action(contract.pinPost, (ctx, { params: { postId }, body }) =>
  changePins(ctx, postId, async (tx, post) => {
    const now = ctx.now()
    if ((await countOtherPins(tx, post.community_id, postId, now)) >= contract.mostPins)
      throw new AppError('too_many_pins')
    const length = lengths[body.lasts]
    await setPin(tx, postId, {
      pinned_at: isPinned(post, now) ? post.pinned_at : now,
      pinned_until: length === null ? null : new Date(now.getTime() + length),
    })
  }),
)

export const unpinPost = action(contract.unpinPost, (ctx, { params: { postId } }) =>
  changePins(ctx, postId, async (tx, post) => {
    if (post.pinned_at !== null) await setPin(tx, postId, { pinned_at: null, pinned_until: null })
  }),
)

/** Locks the community too, so that two pins at once are not counted beside each other. */
async function changePins(
  ctx: ViewerContext,
  postId: string,
  change: (tx: Database, post: LockedPost) => Promise<void>,
): Promise<CommunityPost> {
  const { userId } = ctx.viewer
  const row = await transaction(ctx.db, async (tx) => {
    const { community_id: communityId } = await requirePost(tx, postId, userId)
    await requireLockedCommunity(tx, communityId, userId)
    const post = await requireLockedPost(tx, postId, userId, 'no key update')
    if (!mayModeratePost(post)) throw new AppError('forbidden')
    await change(tx, post)
    return requirePost(tx, postId, userId)
  })
  ctx.announce({ kind: 'changed', topic: insideTopic(row.community_id) })
  return showPost(ctx, row)
}
