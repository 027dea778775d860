import { startConversation } from '@patchbay/contract/messaging/conversations'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { sendMessage, type Message } from '@patchbay/contract/messaging/messages'
import { transaction, type Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'

/** Starts a conversation of two people; returns its id. */
export async function startPair(one: TestPerson, other: TestPerson): Promise<string> {
  return (await one.client.call(startConversation, { body: { userId: other.id } })).body.id
}

/** Starts a group, created by the first person; returns its id. */
export async function startGroup(
  creator: TestPerson,
  others: readonly TestPerson[],
  name = 'Night shift',
): Promise<string> {
  const memberIds = others.map(({ id }) => id)
  const body = { clientId: newId(), name, memberIds, initialMessage: null }
  return (await creator.client.call(createGroup, { body })).body.id
}

/** Sends a message, and returns the answer. */
export const trySay = (
  by: TestPerson,
  conversationId: string,
  content = 'Are you still up?',
  clientId = newId(),
) => by.client.call(sendMessage, { params: { conversationId }, body: { clientId, content } })

/** Sends a message, which must succeed. */
export async function say(
  by: TestPerson,
  conversationId: string,
  content?: string,
): Promise<Message> {
  const { status, body } = await trySay(by, conversationId, content)
  if (status !== 200) throw new Error(`Nothing was said: ${status}.`)
  return body
}

/** Inserts many messages directly; their texts are their positions. */
export async function sayMany(
  app: { readonly db: Database },
  by: { readonly id: string },
  conversationId: string,
  many: number,
): Promise<void> {
  const at = new Date()
  const rows = Array.from({ length: many }, (_, index) => ({
    id: newId(),
    conversation_id: conversationId,
    seq: index + 1,
    change: index + 1,
    sender_id: by.id,
    client_id: newId(),
    content: `${index + 1}`,
    created_at: at,
  }))
  await query(app.db).insertInto('messages').values(rows).execute()
  await query(app.db)
    .updateTable('conversations')
    .set({
      seq: many,
      change: many,
      last_message: `${many}`,
      last_message_at: at,
      last_message_sender_id: by.id,
      last_message_seq: many,
      updated_at: at,
    })
    .where('id', '=', conversationId)
    .execute()
}

/** Every change of a conversation takes its next change number. */
const withNextChange = (
  app: { readonly db: Database },
  conversationId: string,
  work: (tx: Database, change: string) => Promise<unknown>,
): Promise<unknown> =>
  transaction(app.db, async (tx) => {
    const { change } = await query(tx)
      .updateTable('conversations')
      .set((eb) => ({ change: eb('change', '+', '1') }))
      .where('id', '=', conversationId)
      .returning('change')
      .executeTakeFirstOrThrow()
    return work(tx, change)
  })

/** Removes a person from a group, directly in the database. */
export async function leaveGroup(
  app: { readonly db: Database },
  { id }: { readonly id: string },
  conversationId: string,
): Promise<void> {
  await withNextChange(app, conversationId, (tx, change) =>
    query(tx)
      .updateTable('conversation_participants')
      .set({ left_at: new Date(), change })
      .where('conversation_id', '=', conversationId)
      .where('user_id', '=', id)
      .execute(),
  )
}

/** Adds a person to a group, directly in the database. */
export async function enterGroup(
  app: { readonly db: Database },
  { id }: { readonly id: string },
  conversationId: string,
): Promise<void> {
  await withNextChange(app, conversationId, (tx, change) =>
    query(tx)
      .insertInto('conversation_participants')
      .values({ conversation_id: conversationId, user_id: id, change })
      .execute(),
  )
}

/** Adds an event to a group, directly in the database; returns the id of its message. */
export async function noteEvent(
  app: { readonly db: Database },
  { id }: { readonly id: string },
  conversationId: string,
): Promise<string> {
  const lineId = newId()
  await transaction(app.db, async (tx) => {
    const { change, seq } = await query(tx)
      .updateTable('conversations')
      .set((eb) => ({ change: eb('change', '+', '1'), seq: eb('seq', '+', '1') }))
      .where('id', '=', conversationId)
      .returning(['change', 'seq'])
      .executeTakeFirstOrThrow()
    const place = { id: lineId, conversation_id: conversationId, seq, change }
    const line = { sender_id: id, client_id: lineId, content: '', event: 'picture_removed' }
    await query(tx)
      .insertInto('messages')
      .values({ ...place, ...line, created_at: new Date() })
      .execute()
  })
  return lineId
}

interface StoredConversation {
  readonly id: string
  readonly user1_id: string | null
  readonly user2_id: string | null
  /** The participants' ids. */
  readonly people: readonly string[]
}

/** A person's one-to-one conversations, as they are in the database. */
export async function conversationsOf(
  app: { readonly db: Database },
  { id }: { readonly id: string },
): Promise<StoredConversation[]> {
  const rows = await query(app.db)
    .selectFrom('conversations')
    .select(['id', 'user1_id', 'user2_id'])
    .where((eb) => eb.or([eb('user1_id', '=', id), eb('user2_id', '=', id)]))
    .orderBy('id')
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      people: (
        await query(app.db)
          .selectFrom('conversation_participants')
          .select('user_id')
          .where('conversation_id', '=', row.id)
          .orderBy('user_id')
          .execute()
      ).map(({ user_id }) => user_id),
    })),
  )
}
