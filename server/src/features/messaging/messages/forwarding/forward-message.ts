import { typedOf } from '@patchbay/contract/mentions'
import * as contract from '@patchbay/contract/messaging/message-forwarding'
import { transaction } from '../../../../platform/db/database.ts'
import { action } from '../../../../platform/http/action.ts'
import { AppError } from '../../../../platform/http/app-error.ts'
import { copyFiles } from '../../../content/attachments/public.ts'
import { wantedPreview } from '../../../content/previews/public.ts'
import { viewMessage } from '../message.view.ts'
import { requireMaySend } from '../messages.policy.ts'
import { sendIfMaySendAndPush, sendWithin, type SentOnce } from '../send.ts'
import { findUnsent, type NewMessageRow } from '../sent-messages.store.ts'
import { findForwardable } from './forwardable.store.ts'

/**
 * The statement that sends every message sends this one too. Names in the text become plain words,
 * because the people named there are not in the other conversation, or were not meant.
 */
export const forwardMessage = action(
  contract.forwardMessage,
  async (ctx, { params: { messageId }, body: { clientId, conversationId } }) => {
    const senderId = ctx.viewer.userId
    const target = { conversationId, senderId, clientId, now: ctx.now() }
    const { known, access } = await findUnsent(ctx.db, { ...target, content: '' })
    // A repeated request: the source may be gone since, and its files are not copied again.
    if (known !== null) {
      const message = viewMessage(known)
      if (message.conversationId !== conversationId.toLowerCase())
        throw new AppError('invalid_input')
      return message
    }
    const source = await findForwardable(ctx.db, messageId, senderId)
    if (source === undefined) throw new AppError('message_not_found')
    requireMaySend(access)
    const files = (source.attachments ?? []).filter(({ missing }) => !missing)
    const content = typedOf(source.content)
    const preview = wantedPreview(ctx.config, content)
    const row = { ...target, content, preview, isForwarded: true }
    if (row.content === '' && files.length === 0) throw new AppError('attachment_not_found')
    const sent = await (files.length === 0
      ? sendIfMaySendAndPush(ctx.db, row)
      : sendCopies(row, files))
    if (sent.announcement !== undefined) ctx.announce(sent.announcement)
    return sent.message

    async function sendCopies(message: NewMessageRow, originals: typeof files): Promise<SentOnce> {
      const uploadTarget = { type: 'conversation', id: conversationId.toLowerCase() } as const
      const copies = await copyFiles(ctx, originals, {
        ownerId: senderId,
        target: uploadTarget,
      })
      const { now, ...said } = message
      return transaction(ctx.db, async (tx) => {
        await copies.insert(tx)
        // Copying takes a while, in which the source may have been deleted or closed to the viewer.
        if ((await findForwardable(tx, messageId, senderId)) === undefined)
          throw new AppError('message_not_found')
        const given = { ...said, attachments: [...copies.given] }
        const done = await sendWithin(tx, conversationId, senderId, given, now)
        // The same request came twice at once, and the other one has just sent it.
        if (done.announcement === undefined) throw new AlreadySent(done)
        return done
      }).catch(async (error: unknown) => {
        if (error instanceof AppError || error instanceof AlreadySent) await copies.discard()
        if (error instanceof AlreadySent) return error.done
        throw error
      })
    }
  },
)

/** Ends the transaction, so that no rows of copies stay that belong to nothing. */
class AlreadySent extends Error {
  readonly done: SentOnce

  constructor(done: SentOnce) {
    super('The message is there already.')
    this.done = done
  }
}
