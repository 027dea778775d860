import { mayReport } from '@patchbay/contract/messaging/messages'
import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { quoteFiles, type Reportable } from '../../people/reports/public.ts'
import { findSeenMessage } from './edited-messages.store.ts'
import { viewMessage } from './message.view.ts'

export async function findReportableMessage(
  tx: Database,
  viewer: Viewer,
  messageId: string,
): Promise<Reportable | undefined> {
  const seen = await findSeenMessage(tx, messageId, viewer.userId)
  if (seen === undefined) return undefined
  const message = viewMessage(seen.message)
  return {
    reportedId: message.senderId,
    allowed: mayReport(message, viewer.userId),
    snapshot: {
      conversationId: message.conversationId,
      senderId: message.senderId,
      content: message.content,
      ...(message.poll && { answers: message.poll.answers.map(({ text }) => text) }),
      brief: message.brief,
      files: quoteFiles(message.attachments),
      sentAt: message.createdAt,
      editedAt: message.editedAt,
    },
  }
}
