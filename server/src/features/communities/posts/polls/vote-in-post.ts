import { isPollOver } from '@patchbay/contract/content/polls'
import * as contract from '@patchbay/contract/communities/post-polls'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../../platform/limits/count-made.ts'
import { inOrder } from '../../../content/polls/public.ts'
import { requirePost } from '../require-post.ts'
import { showPoll } from './show-poll.ts'
import { raiseInsideOfPost, vote } from './post-polls.store.ts'

/** Who may react to a post may vote in it, also somebody who is muted: nobody reads a vote as words. */
export const voteInPost = action(contract.voteInPost, async (ctx, { params: { postId }, body }) => {
  const { userId } = ctx.viewer
  const answers = inOrder(body.answers)
  const now = ctx.now()
  const { row: shown, raised } = await countedTransaction(ctx, { vote: 1 }, async (tx, made) => {
    if (await vote(tx, postId, userId, answers, now)) {
      if (answers.length > 0) made()
      const row = await requirePost(tx, postId, userId)
      return { row, raised: await raiseInsideOfPost(tx, postId) }
    }
    const known = await requirePost(tx, postId, userId)
    if (known.poll === null) throw new AppError('post_not_found')
    // The same vote again changes nothing, also when its first answer was lost before the end.
    if (String(known.my_vote ?? []) === String(answers)) return { row: known, raised: undefined }
    if (isPollOver(known.poll, now.getTime())) throw new AppError('poll_ended')
    throw new AppError(known.is_closed ? 'community_closed' : 'invalid_input')
  })
  return showPoll(ctx, shown, raised)
})
