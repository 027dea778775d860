import * as contract from '@patchbay/contract/posts'
import { insideTopic } from '@patchbay/contract/realtime'
import { transaction } from '../../platform/db/database.ts'
import { action } from '../../platform/http/action.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { holdCategory } from '../categories/public.ts'
import { holdInsideFor } from '../communities/public.ts'
import { viewPost } from './post.view.ts'
import { mayPost } from './posts.policy.ts'
import { findPost, insertPost } from './posts.store.ts'

export const createPost = action(
  contract.createPost,
  async (ctx, { params: { communityId }, body }) => {
    const authorId = ctx.viewer.userId
    const { clientId, content, categoryId } = body
    const made = await transaction(ctx.db, async (tx) => {
      const community = await holdInsideFor(tx, communityId, authorId)
      if (community === undefined) throw new AppError('community_not_found')
      if (!mayPost(community.role)) throw new AppError('forbidden')
      if (!(await holdCategory(tx, categoryId))) throw new AppError('category_not_found')
      const title = body.title || null
      const now = ctx.now()
      const post = { communityId, authorId, clientId, title, content, categoryId, now }
      const id = await insertPost(tx, post)
      const row = id === undefined ? undefined : await findPost(tx, id, authorId)
      if (row === undefined) throw new AppError('invalid_input')
      return row
    })
    ctx.announce({ kind: 'changed', topic: insideTopic(communityId) })
    return viewPost(made)
  },
)
