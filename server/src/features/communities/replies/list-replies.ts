import * as contract from '@patchbay/contract/communities/replies'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { seesPost } from '../posts/public.ts'
import { listRepliesOf, type ReplyPlace, type ReplyRow } from './replies.store.ts'
import { viewReply } from './reply.view.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])
const placeOf = (row: ReplyRow): z.infer<typeof place> => [row.created_at.toISOString(), row.id]

function placeIn(cursor: string | undefined): ReplyPlace | undefined {
  const found = decodeCursor(place, cursor)
  return found && { createdAt: new Date(found[0]), id: found[1] }
}

export const listReplies = action(
  contract.listReplies,
  async (ctx, { params: { postId }, query }) => {
    const { viewer } = ctx
    const after = placeIn(query.cursor)
    if (!(await seesPost(ctx.db, postId, viewer.userId))) throw new AppError('post_not_found')
    const found = await listRepliesOf(ctx.db, viewer.userId, postId, after)
    const { rows, nextCursor } = pageOf(found, contract.repliesPerPage, placeOf)
    return { replies: rows.map((row) => viewReply(row, viewer)), nextCursor }
  },
)
