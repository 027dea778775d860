import * as contract from '@patchbay/contract/messaging/conversation-files'
import { action } from '../../../platform/http/action.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { decodeTimeCursor, pageOf, timeCursorOf } from '../../../platform/http/paging.ts'
import { viewPerson } from '../../accounts/profiles/public.ts'
import { viewUnsigned } from '../../content/attachments/public.ts'
import { findConversationAccess } from '../../people/participation/public.ts'
import { findAbout, listFiles, type ConversationFileRow } from './conversation-files.store.ts'

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
    const after = decodeTimeCursor(query.cursor)
    if ((await findConversationAccess(ctx.db, conversationId, userId)) === undefined)
      throw new AppError('conversation_not_found')
    const found = await listFiles(ctx.db, conversationId, userId, after)
    const { rows, nextCursor } = pageOf(found, contract.filesPerPage, ({ created_at, id }) =>
      timeCursorOf(created_at, id),
    )
    const about = after === undefined ? await findAbout(ctx.db, conversationId) : undefined
    return {
      files: rows.map(viewFile),
      nextCursor,
      about: about ? { listingId: about.listing_id, ...about.listing, brief: about.brief } : null,
    }
  },
)
