import pg from 'pg'
import { seedManyCommunities } from './many-communities.ts'

const postsEach = 40

/** 40 posts in each of so many communities: a tenth with a file, a quarter with two likes. */
export async function seedManyPosts(url: string, communities = 5_000): Promise<void> {
  await seedManyCommunities(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query<{ count: string }>('select count(*) from community_posts')
  if (Number(rows[0]?.count) < communities * postsEach) await insertPosts(client, communities)
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
}

async function insertPosts(client: pg.Client, communities: number): Promise<void> {
  await client.query(`
    insert into community_posts (id, community_id, author_id, client_id, title, content, category_id)
    select gen_random_uuid(), chosen.id, ids[1 + n % 12], gen_random_uuid(),
      case when n % 3 > 0 then 'Post ' || n end, repeat('What people talk about. ', 1 + n % 20),
      (select id from community_categories order by position limit 1)
    from (select id from communities order by id limit ${communities}) chosen,
      generate_series(1, ${postsEach}) as n, (select array_agg(id) as ids from user_profiles) people`)
  await client.query(`
    insert into attachments (id, owner_id, context_type, context_id, bucket, path, name, kind, type,
      size, post_id)
    select p.id, p.author_id, 'community', p.community_id, 'community-attachments',
      p.author_id || '/' || p.community_id || '/' || p.id || '.mp3', 'take.mp3', 'audio',
      'audio/mpeg', 2000, p.id
    from community_posts p where get_byte(uuid_send(p.id), 0) % 10 = 0`)
  await client.query(`
    insert into post_likes (post_id, user_id)
    select p.id, person.id from community_posts p,
      (select id from user_profiles order by id limit 2) person
    where get_byte(uuid_send(p.id), 1) % 4 = 0 on conflict do nothing`)
}

/** A public community with posts. */
export async function findFullCommunity(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from (select id, is_private from communities order by id limit 5000) chosen
    where not is_private order by id limit 1 offset 1000`,
  )
  await client.end()
  return rows[0]?.id ?? ''
}
