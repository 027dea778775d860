import * as contract from '@patchbay/contract/messaging/message-polls'
import * as z from 'zod/mini'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../../platform/http/paging.ts'
import { viewPerson } from '../../../accounts/profiles/public.ts'
import { findOwnVote, listVoters } from './message-polls.store.ts'

const votersPerPage = 50
const beginning = '00000000-0000-0000-0000-000000000000'

export const listMessageVotes = action(
  contract.listMessageVotes,
  async (ctx, { params: { messageId }, query: { cursor } }) => {
    const viewerId = ctx.viewer.userId
    const seen = await findOwnVote(ctx.db, messageId, viewerId)
    if (seen === undefined) throw new AppError('message_not_found')
    if (seen.is_anonymous) throw new AppError('poll_anonymous')
    const after = decodeCursor(z.uuid(), cursor) ?? beginning
    const found = await listVoters(ctx.db, messageId, viewerId, after, votersPerPage + 1)
    const { rows, nextCursor } = pageOf(found, votersPerPage, (row) => row.user_id)
    return {
      voters: rows.map(({ person, answers }) => ({
        person: viewPerson(person),
        answers: [...answers],
      })),
      nextCursor,
    }
  },
)
