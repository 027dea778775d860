import * as contract from '@patchbay/contract/communities/posts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { countedTransaction } from '../../../../platform/limits/count-made.ts'
import { viewReactions } from '../../../content/reactions/public.ts'
import { announceInside } from '../../communities/public.ts'
import { findReactions, raiseReactionsOf, reactToPostIn } from './post-reactions.store.ts'

/**
 * Who may like a post may react to it. The same reaction again changes nothing. Nobody is notified:
 * the like is what tells the author.
 */
export const reactToPost = action(
  contract.reactToPost,
  async (ctx, { params: { postId }, body: { emoji } }) => {
    const { userId } = ctx.viewer
    const { row, raised } = await countedTransaction(ctx, { reaction: 1 }, async (tx, made) => {
      const given = { id: postId, viewerId: userId, emoji, now: ctx.now() }
      if (await reactToPostIn(tx, given)) {
        if (emoji !== null) made()
        const changed = await raiseReactionsOf(tx, postId, userId)
        return { row: changed, raised: changed }
      }
      const known = await findReactions(tx, postId, userId)
      if (known === undefined) throw new AppError('post_not_found')
      if (known.my_reaction === emoji) return { row: known, raised: undefined }
      throw new AppError(known.is_closed ? 'community_closed' : 'too_many_reactions')
    })
    const { reactions, myReaction } = viewReactions(row)
    const state = { type: 'post_reactions_changed', postId, reactions } as const
    if (raised !== undefined) announceInside(ctx, raised, state, { myReaction })
    return { postId, reactions, myReaction, insideVersion: Number(row.inside_version) }
  },
)
