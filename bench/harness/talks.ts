import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Talk {
  readonly conversationId: string
  /** Who is in it, in the order of their ids. */
  readonly people: readonly string[]
}

/** A conversation of so many people, all of them new. */
export async function createTalk(url: string, size: number): Promise<Talk> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const conversationId = randomUUID()
  const people = Array.from({ length: size }, () => randomUUID()).toSorted()
  const isGroup = size > 2
  await client.query('begin')
  await client.query(
    `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    select id, 'Tess Talker', 'Tess', true, true from unnest($1::uuid[]) as id`,
    [people],
  )
  await client.query(
    `insert into conversations (id, is_group, name, user1_id, user2_id) values ($1, $2, $3, $4, $5)`,
    isGroup
      ? [conversationId, true, 'A talk', null, null]
      : [conversationId, false, null, ...people],
  )
  await client.query(
    `insert into conversation_participants (conversation_id, user_id)
    select $1, person from unnest($2::uuid[]) as person`,
    [conversationId, people],
  )
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
  return { conversationId, people }
}
