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
  /** For after the commit; absent where it had been said before. */
  readonly announcement?: Announcement
}

/** Says something once, however often it is asked for, outside any transaction. */
export const say = (db: Database, message: NewMessageRow): Promise<Said> =>
  sayWith(db, message, () => insertMessage(db, message))

/** The same as a part of a transaction, for whoever holds the people in the conversation. */
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

/** The same message at the same time: the other one is there now. */
const orTaken = (db: Database, row: NewMessageRow) => async (error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  const known = isTaken ? (await findUnsaid(db, row)).known : null
  if (known === null) throw error
  return { message: known, conversation: null }
}

/** Where nothing could be said, because the same message has just taken its files, or says why. */
async function requireKnown(db: Database, row: NewMessageRow): Promise<SaidMessage> {
  const { known, standing } = await findUnsaid(db, row)
  if (known !== null) return { message: known, conversation: null }
  if (standing === null) throw new AppError('conversation_not_found')
  const isOpen = standing.closed === null
  if (isOpen && row.attachments?.length) throw new AppError('attachment_not_found')
  throw refusalIn(standing)
}
