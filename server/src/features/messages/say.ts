import type { Message, NewMessage } from '@patchbay/contract/messages'
import { attempt, type Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Announcement } from '../../platform/realtime/bus.ts'
import { viewMessage } from './message.view.ts'
import { refusalIn } from './messages.policy.ts'
import { saidIn } from './said-in.ts'
import {
  findKnownMessage,
  insertMessage,
  type NewMessageRow,
  type SaidMessage,
} from './said-messages.store.ts'
import { findStanding } from './standing.store.ts'

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
  message: NewMessage,
  now: Date,
): Promise<Said> => {
  const row = { conversationId, senderId, now, ...message }
  return sayWith(tx, row, () => attempt(tx, (part) => insertMessage(part, row)))
}

async function sayWith(
  db: Database,
  { conversationId, senderId, clientId }: NewMessageRow,
  insert: () => Promise<SaidMessage | undefined>,
): Promise<Said> {
  const said = await insert().catch(async (error: unknown) => {
    // The same message at the same time: the other one is there now.
    const message = isTaken(error) && (await findKnownMessage(db, senderId, clientId))
    if (!message) throw error
    return { message, conversation: null }
  })
  if (said === undefined) {
    const standing = await findStanding(db, conversationId, senderId)
    throw standing === undefined ? new AppError('conversation_not_found') : refusalIn(standing)
  }
  const message = viewMessage(said.message)
  if (message.conversationId !== conversationId.toLowerCase()) throw new AppError('invalid_input')
  if (said.conversation === null) return { message }
  return { message, announcement: saidIn(said.conversation, message) }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505'
