import type { Message, NewMessage } from '@patchbay/contract/messaging/messages'
import { attempt, type Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Announcement } from '../../../platform/realtime/bus.ts'
import { canEnd } from '../../content/polls/public.ts'
import { viewMessage } from './message.view.ts'
import { requireMaySend } from './messages.policy.ts'
import { announcementOf } from './announcement-of.ts'
import {
  findUnsent,
  insertIfMaySendAndEnqueuePush,
  type NewMessageRow,
  type StoredMessage,
} from './sent-messages.store.ts'

export interface SentOnce {
  readonly message: Message
  /** The caller announces it after the commit; absent if the message was stored before. */
  readonly announcement?: Announcement
}

/**
 * Sends a message once, however often it is requested, outside any transaction. One statement checks
 * `maySend`, stores the message and enqueues the job that pushes it.
 */
export const sendIfMaySendAndPush = (db: Database, message: NewMessageRow): Promise<SentOnce> =>
  sendWith(db, message, () => insertIfMaySendAndEnqueuePush(db, message))

/**
 * Like `sendIfMaySendAndPush`, but inside a transaction, which locks accounts before it calls this,
 * and no others.
 */
export const sendWithin = (
  tx: Database,
  conversationId: string,
  senderId: string,
  message: NewMessage & Pick<NewMessageRow, 'about' | 'isForwarded' | 'preview'>,
  now: Date,
): Promise<SentOnce> => {
  const row = { conversationId, senderId, now, ...message }
  return sendWith(tx, row, () => attempt(tx, (part) => insertIfMaySendAndEnqueuePush(part, row)))
}

async function sendWith(
  db: Database,
  row: NewMessageRow,
  insert: () => Promise<StoredMessage | undefined>,
): Promise<SentOnce> {
  const said =
    (isTooLate(row) ? undefined : await insert().catch(orTaken(db, row))) ??
    (await requireKnown(db, row))
  const message = viewMessage(said.message)
  if (message.conversationId !== row.conversationId.toLowerCase())
    throw new AppError('invalid_input')
  if (said.conversation === null) return { message }
  return { message, announcement: announcementOf(said.conversation, message) }
}

/** A poll that would be over at once is not sent, but one that was sent before is found. */
const isTooLate = ({ poll, now }: NewMessageRow): boolean =>
  poll !== undefined && !canEnd(poll, now)

/** The same message was stored concurrently, so that one is returned. */
const orTaken = (db: Database, row: NewMessageRow) => async (error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  const known = isTaken ? (await findUnsent(db, row)).known : null
  if (known === null) throw error
  return { message: known, conversation: null }
}

/**
 * Nothing was stored: either the same message has just taken its files, or `maySend` refused, and
 * `requireMaySend` says why.
 */
async function requireKnown(db: Database, row: NewMessageRow): Promise<StoredMessage> {
  const { known, access, hasOriginal } = await findUnsent(db, row)
  if (known !== null) return { message: known, conversation: null }
  requireMaySend(access)
  if (!hasOriginal) throw new AppError('message_not_found')
  if (isTooLate(row)) throw new AppError('poll_end_invalid')
  if (row.poll !== undefined) throw new AppError('forbidden')
  if (row.attachments?.length) throw new AppError('attachment_not_found')
  // The conversation was closed when the statement ran, and has been opened again since.
  throw new AppError('message_blocked')
}
