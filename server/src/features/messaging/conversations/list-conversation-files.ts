import * as contract from '@patchbay/contract/messaging/conversation-files'
import * as z from 'zod/mini'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeCursor, pageOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { viewUnsigned } from '../../content/attachments/public.ts'
import { findStanding } from '../../people/participation/public.ts'
import {
  findAbout,
  listFiles,
  type ConversationFileRow,
  type FilePlace,
} from './conversation-files.store.ts'

const place = z.tuple([z.iso.datetime(), z.uuid()])

function readCursor(cursor: string | undefined): FilePlace | undefined {
  const read = decodeCursor(place, cursor)
  return read && [new Date(read[0]), read[1]]
}

const viewFile = (row: ConversationFileRow): contract.ConversationFile => ({
  file: viewUnsigned(row.file),
  seq: Number(row.seq),
  sender: viewPerson(row.sender),
  sentAt: row.sent_at.toISOString(),
})

export const listConversationFiles = action(
  contract.listConversationFiles,
  async (ctx, { params: { conversationId }, query }) => {
    const { userId } = ctx.viewer
    const after = readCursor(query.cursor)
    if ((await findStanding(ctx.db, conversationId, userId)) === undefined)
      throw new AppError('conversation_not_found')
    const found = await listFiles(ctx.db, conversationId, userId, after)
    const { rows, nextCursor } = pageOf(found, contract.filesPerPage, ({ created_at, id }) => [
      created_at,
      id,
    ])
    const about = after === undefined ? await findAbout(ctx.db, conversationId) : undefined
    return {
      files: rows.map(viewFile),
      nextCursor,
      about: about ? { listingId: about.listing_id, ...about.listing } : null,
    }
  },
)
