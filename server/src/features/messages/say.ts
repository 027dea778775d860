import type { Message, NewMessage } from '@patchbay/contract/messages'
import { attempt, type Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Announcement } from '../../platform/realtime/bus.ts'
import { viewMessage } from './message.view.ts'
import { refusalIn } from './messages.policy.ts'
import { saidIn } from './said-in.ts'
import {
  findUnsaid,
  insertMessage,
  type NewMessageRow,
  type SaidMessage,
} from './said-messages.store.ts'

export interface Said {
  readonly message: Message
  /** To be announced after the commit; absent if the message was stored before. */
  readonly announcement?: Announcement
}

/** Sends a message once, however often it is requested, outside any transaction. */
export const say = (db: Database, message: NewMessageRow): Promise<Said> =>
  sayWith(db, message, () => insertMessage(db, message))

/** Like `say` inside a transaction. The caller must have locked the participants. */
export const sayWithin = (
  tx: Database,
  conversationId: string,
  senderId: string,
  message: NewMessage & Pick<NewMessageRow, 'about'>,
  now: Date,
): Promise<Said> => {
  const row = { conversationId, senderId, now, ...message }
  return sayWith(tx, row, () => attempt(tx, (part) => insertMessage(part, row)))
}

async function sayWith(
  db: Database,
  row: NewMessageRow,
  insert: () => Promise<SaidMessage | undefined>,
): Promise<Said> {
  const said = (await insert().catch(orTaken(db, row))) ?? (await requireKnown(db, row))
  const message = viewMessage(said.message)
  if (message.conversationId !== row.conversationId.toLowerCase())
    throw new AppError('invalid_input')
  if (said.conversation === null) return { message }
  return { message, announcement: saidIn(said.conversation, message) }
}

/** The same message was stored concurrently, so that one is returned. */
const orTaken = (db: Database, row: NewMessageRow) => async (error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  const known = isTaken ? (await findUnsaid(db, row)).known : null
  if (known === null) throw error
  return { message: known, conversation: null }
}

/** Nothing was stored: either the same message has just taken its files, or the error says why. */
async function requireKnown(db: Database, row: NewMessageRow): Promise<SaidMessage> {
  const { known, standing } = await findUnsaid(db, row)
  if (known !== null) return { message: known, conversation: null }
  if (standing === null) throw new AppError('conversation_not_found')
  const isOpen = standing.closed === null
  if (isOpen && row.attachments?.length) throw new AppError('attachment_not_found')
  throw refusalIn(standing)
}
