import * as contract from '@patchbay/contract/communities/post-polls'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../../platform/http/paging.ts'
import { viewPerson } from '../../../accounts/profiles/public.ts'
import { requirePost } from '../require-post.ts'
import { listVoters } from './post-polls.store.ts'

const votersPerPage = 50
const beginning = [new Date(0), '00000000-0000-0000-0000-000000000000'] as const

export const listPostVotes = action(
  contract.listPostVotes,
  async (ctx, { params: { postId }, query: { cursor } }) => {
    const viewerId = ctx.viewer.userId
    const { poll } = await requirePost(ctx.db, postId, viewerId)
    if (poll === null) throw new AppError('post_not_found')
    if (poll.isAnonymous) throw new AppError('poll_anonymous')
    const after = decodeTimeCursor(cursor) ?? beginning
    const found = await listVoters(ctx.db, postId, viewerId, after, votersPerPage + 1)
    const { rows, nextCursor } = pageOf(found, votersPerPage, (row) =>
      timeCursorOf(row.created_at, row.user_id),
    )
    return {
      voters: rows.map(({ person, answers }) => ({
        person: viewPerson(person),
        answers: [...answers],
      })),
      nextCursor,
    }
  },
)
