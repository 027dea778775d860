import type { postPoll } from '@patchbay/contract/communities/post-polls'
import type * as z from 'zod/mini'
import type { ViewerContext } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { viewPoll } from '../../../content/polls/public.ts'
import { announceInside, type RaisedRow } from '../../communities/public.ts'
import type { PostRow } from '../posts.store.ts'

/**
 * The poll of a post as the viewer sees it. If it has changed, all open pages get the numbers; what
 * was chosen goes to the pages of the viewer alone.
 */
export function showPoll(
  ctx: ViewerContext,
  row: PostRow,
  raised: RaisedRow | undefined,
): z.infer<typeof postPoll> {
  if (row.poll === null) throw new AppError('post_not_found')
  const postId = row.id
  const poll = viewPoll(row.poll, row.vote_counts)
  const myVote = [...(row.my_vote ?? [])]
  if (raised !== undefined)
    announceInside(ctx, raised, { type: 'post_poll_changed', postId, poll }, { myVote })
  const { inside_version } = raised ?? row
  return { postId, poll, myVote, insideVersion: Number(inside_version) }
}
