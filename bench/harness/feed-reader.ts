import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates a person who is in 20 of the communities that have posts, and in no other. */
export async function createFeedReader(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const id = randomUUID()
  await client.query(
    `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    values ($1, 'Rea Reader', 'Rea', true, true)`,
    [id],
  )
  await client.query(
    `insert into community_members (community_id, user_id)
    select community_id, $1 from (
      select community_id from community_posts group by community_id having count(*) >= 40) full_ones
    order by md5(community_id::text) limit 20`,
    [id],
  )
  await client.query('analyze')
  await client.end()
  return id
}
