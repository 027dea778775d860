import pg from 'pg'
import type { StoredConversation, StoredMessage } from '../history.ts'

type MessageRow = StoredMessage & { readonly conversationId: string }
type PartRow = {
  readonly conversationId: string
  readonly userId: string
  readonly seq: number
  readonly isIn: boolean
}

export async function inDatabase<Result>(
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

export interface StoredPlace {
  readonly id: string
  readonly change: number
  readonly members: readonly string[]
}

/** The change number of each conversation, and its participants. */
export const readPlaces = (url: string, ids: readonly string[]): Promise<StoredPlace[]> =>
  inDatabase(url, async (client) => {
    const { rows } = await client.query<StoredPlace>(
      `select id, change::integer, array(select user_id from conversation_participants p
        where p.conversation_id = c.id and left_at is null)::text[] as members
      from conversations c where id = any($1)`,
      [ids],
    )
    return rows
  })

/** All data of these conversations, read directly from the database. */
export const readStored = (url: string, ids: readonly string[]): Promise<StoredConversation[]> =>
  inDatabase(url, async (client) => {
    await client.query('begin isolation level repeatable read')
    const { rows: conversations } = await client.query<
      Pick<StoredConversation, 'id' | 'seq' | 'change' | 'lastMessage' | 'lastMessageSeq'>
    >(
      `select id, seq::integer, change::integer, last_message as "lastMessage",
        last_message_seq::integer as "lastMessageSeq"
      from conversations where id = any($1)`,
      [ids],
    )
    const { rows: messages } = await client.query<MessageRow>(
      `select id, conversation_id as "conversationId", seq::integer, change::integer,
        sender_id as "senderId", client_id as "clientId", content,
        deleted_at is not null as "isDeleted", reply_to_seq::integer as "replyTo", event, (
          select case when o.deleted_at is not null then '' else coalesce(nullif(
            case when o.poll is null then '' else 'Poll: ' end || o.content, ''), (
            select name from attachments where message_id = o.id order by position limit 1)) end
          from messages o
          where o.conversation_id = m.conversation_id and o.seq = m.reply_to_seq) as quoted,
        coalesce(event_people, '{}')::text[] as "eventPeople", array(
          select id from attachments where message_id = m.id order by position)::text[] as files,
        array(select name from attachments where message_id = m.id order by position)
          as "fileNames", array(
          select key || ' ' || value from jsonb_each_text(reactions) order by key)::text[] as reactions,
        is_forwarded as "isForwarded", array(
          select vote.key || ' ' || (
            select string_agg(place, ',') from jsonb_array_elements_text(vote.value) place)
          from jsonb_each(votes) vote order by vote.key)::text[] as votes,
        case when poll is null then '{}' else array(
          select count(*)::integer from jsonb_each(votes)) || array(
          select (select count(*)::integer from jsonb_each(votes) vote where vote.value @> to_jsonb(place))
          from generate_series(0, jsonb_array_length(poll -> 'answers') - 1) place) end as counts
      from messages m where conversation_id = any($1) order by seq`,
      [ids],
    )
    const { rows: parts } = await client.query<PartRow>(
      `select conversation_id as "conversationId", user_id as "userId",
        last_read_seq::integer as seq, left_at is null as "isIn"
      from conversation_participants where conversation_id = any($1)`,
      [ids],
    )
    const messagesOf = Map.groupBy(messages, ({ conversationId }) => conversationId)
    const partsOf = Map.groupBy(parts, ({ conversationId }) => conversationId)
    return conversations.map((conversation) => {
      const own = partsOf.get(conversation.id) ?? []
      return {
        ...conversation,
        messages: messagesOf.get(conversation.id) ?? [],
        members: own.filter(({ isIn }) => isIn).map(({ userId }) => userId),
        marks: Object.fromEntries(own.map(({ userId, seq }) => [userId, seq])),
      }
    })
  })
