import type { postPollState } from '@patchbay/contract/communities/post-polls'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { announceInside, type RaisedRow } from '../../communities/public.ts'
import { viewPostPoll } from '../post.view.ts'
import type { PostRow } from '../posts.store.ts'

/**
 * The poll of a post as the viewer sees it. If it has changed, all open pages get the numbers; what
 * was chosen goes to the pages of the viewer alone.
 */
export function showPoll(
  ctx: ViewerContext,
  row: PostRow,
  raised: RaisedRow | undefined,
): z.infer<typeof postPollState> {
  if (row.poll === null) throw new AppError('post_not_found')
  const postId = row.id
  const shown = viewPostPoll(row.poll, row, ctx.viewer)
  const { myVote, can: _, ...poll } = shown
  if (raised !== undefined)
    announceInside(ctx, raised, { type: 'post_poll_changed', postId, poll }, { myVote })
  const { inside_version } = raised ?? row
  return { postId, poll: shown, insideVersion: Number(inside_version) }
}
