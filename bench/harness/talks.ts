import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Talks {
  /** A person who is in all of them. */
  readonly senderId: string
  /** Another person in the first of them. */
  readonly readerId: string
  readonly conversationIds: readonly string[]
}

/** Creates so many conversations of one person, each with so many new people. */
export async function createTalks(url: string, count: number, size: number): Promise<Talks> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const senderId = randomUUID()
  const talks = Array.from({ length: count }, () => ({
    id: randomUUID(),
    people: [senderId, ...Array.from({ length: size - 1 }, () => randomUUID())],
  }))
  await client.query(
    `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    select distinct id, 'Tess Talker', 'Tess', true, true from unnest($1::uuid[]) as id`,
    [talks.flatMap(({ people }) => people)],
  )
  for (const { id, people } of talks) {
    const of = size > 2 ? [true, 'A talk', null, null] : [false, null, ...people.toSorted()]
    await client.query(
      'insert into conversations (id, is_group, name, user1_id, user2_id) values ($1, $2, $3, $4, $5)',
      [id, ...of],
    )
    await client.query(
      `insert into conversation_participants (conversation_id, user_id)
      select $1, person from unnest($2::uuid[]) as person`,
      [id, people],
    )
  }
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
  return {
    senderId,
    readerId: talks[0]?.people[1] ?? '',
    conversationIds: talks.map(({ id }) => id),
  }
}
