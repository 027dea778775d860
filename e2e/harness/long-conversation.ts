import { query } from '../../server/src/platform/db/query.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { withDatabase } from './database.ts'
import type { Member } from './members.ts'

const perStatement = 1000

/**
 * Inserts so many messages into the table, of both people in turn and of different lengths: 'Take
 * 1' and so on.
 */
export const fillConversation = (
  people: readonly [Member, Member],
  conversationId: string,
  count: number,
): Promise<void> =>
  withDatabase(async (db) => {
    const begin = Date.now() - count * 60_000
    const rows = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      conversation_id: conversationId,
      seq: index + 1,
      change: index + 1,
      sender_id: people[Math.floor(index / 3) % 2 === 0 ? 0 : 1].id,
      client_id: newId(),
      content: `Take ${index + 1}${' and once more from the top'.repeat(index % 7)}`,
      created_at: new Date(begin + index * 60_000),
    }))
    for (let at = 0; at < rows.length; at += perStatement)
      await query(db)
        .insertInto('messages')
        .values(rows.slice(at, at + perStatement))
        .execute()
    const last = rows.at(-1)
    await query(db)
      .updateTable('conversations')
      .set({
        seq: count,
        change: count,
        last_message: last?.content ?? null,
        last_message_at: last?.created_at ?? null,
        last_message_sender_id: last?.sender_id ?? null,
        updated_at: new Date(),
      })
      .where('id', '=', conversationId)
      .execute()
    await query(db)
      .updateTable('conversation_participants')
      .set({ last_read_seq: count })
      .where('conversation_id', '=', conversationId)
      .execute()
  })
