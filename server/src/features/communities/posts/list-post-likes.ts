import * as contract from '@patchbay/contract/communities/posts'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { listLikesOf, type LikeCursor, type LikeRow } from './post-likes.store.ts'
import { seesPost } from './posts.store.ts'

const likesPerPage = 50

const cursorOf = (row: LikeRow) => timeCursorOf(row.created_at, row.user_id)

function cursorIn(cursor: string | undefined): LikeCursor | undefined {
  const found = decodeTimeCursor(cursor)
  return found && { createdAt: found[0], userId: found[1] }
}

export const listPostLikes = action(
  contract.listPostLikes,
  async (ctx, { params: { postId }, query }) => {
    const { userId } = ctx.viewer
    const after = cursorIn(query.cursor)
    if (!(await seesPost(ctx.db, postId, userId))) throw new AppError('post_not_found')
    const found = await listLikesOf(ctx.db, userId, postId, after, likesPerPage + 1)
    const { rows, nextCursor } = pageOf(found, likesPerPage, cursorOf)
    return { likes: rows.map((row) => viewPerson(row.person)), nextCursor }
  },
)
