import pg from 'pg'

/** So many listings of so many people, a tenth of whom are in one of the communities. */
export async function seedManyListings(url: string, count = 20_000): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from service_listings')
  if (Number(rows[0]?.count) < count)
    await client.query(
      `with made as (
        insert into user_profiles (id, full_name, display_name, bio, location, location_enabled,
          terms_accepted, onboarding_completed)
        select gen_random_uuid(), 'Pia Provider', 'Pia', repeat('Has mixed for years. ', 5),
          'Leeds, United Kingdom', true, true, true
        from generate_series(1, $1::integer) returning id),
      joined as (
        insert into community_members (community_id, user_id, role)
        select (select id from communities order by id limit 1), id, 'member' from made
        where get_byte(uuid_send(id), 0) % 10 = 0)
      insert into service_listings (id, provider_id, category, title, description, created_at)
      select gen_random_uuid(), id, 'Producer', 'Mixing', repeat('Mixes what you send. ', 8),
        now() - get_byte(uuid_send(id), 2) * interval '1 hour'
      from made`,
      [count],
    )
  await client.query('vacuum analyze')
  await client.end()
}
