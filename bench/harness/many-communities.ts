import pg from 'pg'

/** Ten thousand communities of different sizes, genres and places, with three members each. */
export async function seedManyCommunities(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query<{ count: string }>('select count(*) from communities')
  if (Number(rows[0]?.count) < 10_000)
    await client.query(`
      with people as (select array_agg(id order by id) as ids from user_profiles),
      made as (
        insert into communities (id, name, description, is_private, leader_id, creator_id,
          client_id, genres, location, location_enabled)
        select gen_random_uuid(), 'Community ' || md5(n::text), repeat('What it is about. ', 9),
          n % 3 = 0, ids[1 + n % 12], ids[1 + n % 12], gen_random_uuid(),
          array[(array['Jazz', 'House', 'Pop', 'Dub', 'Folk'])[1 + n % 5],
            (array['Soul', 'Rock', 'Grime'])[1 + n % 3]],
          (array['Leeds, United Kingdom', 'Berlin, Germany', 'Lisbon, Portugal'])[1 + n % 3], true
        from generate_series(1, 10000) as n, people
        returning id, leader_id
      )
      insert into community_members (community_id, user_id, role)
      select made.id, person, case when person = made.leader_id then 'leader' else 'member' end
      from made, people, unnest(ids) with ordinality as listed (person, place)
      where person = made.leader_id or place <= 2`)
  await client.query('commit')
  await client.query('analyze')
  await client.end()
}
