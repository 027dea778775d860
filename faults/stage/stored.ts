import pg from 'pg'
import type { StoredConversation, StoredMessage } from '../history.ts'

type MessageRow = StoredMessage & { readonly conversationId: string }
type MarkRow = { readonly conversationId: string; readonly userId: string; readonly seq: number }

async function inDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How far each conversation is. */
export const readChanges = (url: string, ids: readonly string[]): Promise<Map<string, number>> =>
  inDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string; change: number }>(
      'select id, change::integer from conversations where id = any($1)',
      [ids],
    )
    return new Map(rows.map(({ id, change }) => [id, change]))
  })

/** Everything about these conversations, read past the server and its statements. */
export const readStored = (url: string, ids: readonly string[]): Promise<StoredConversation[]> =>
  inDatabase(url, async (client) => {
    await client.query('begin isolation level repeatable read')
    const { rows: conversations } = await client.query<Omit<StoredConversation, 'messages'>>(
      `select id, seq::integer, change::integer, last_message as "lastMessage"
      from conversations where id = any($1)`,
      [ids],
    )
    const { rows: messages } = await client.query<MessageRow>(
      `select id, conversation_id as "conversationId", seq::integer, sender_id as "senderId",
        client_id as "clientId", content
      from messages where conversation_id = any($1) order by seq`,
      [ids],
    )
    const { rows: marks } = await client.query<MarkRow>(
      `select conversation_id as "conversationId", user_id as "userId",
        last_read_seq::integer as seq
      from conversation_participants where conversation_id = any($1)`,
      [ids],
    )
    const messagesOf = Map.groupBy(messages, ({ conversationId }) => conversationId)
    const marksOf = Map.groupBy(marks, ({ conversationId }) => conversationId)
    return conversations.map((conversation) => ({
      ...conversation,
      messages: messagesOf.get(conversation.id) ?? [],
      marks: Object.fromEntries(
        (marksOf.get(conversation.id) ?? []).map(({ userId, seq }) => [userId, seq]),
      ),
    }))
  })
