/** The product as it runs: a search among 200,000 posts, of a person in 20 communities. */
import pg from 'pg'
import { createFeedReader } from '../harness/feed-reader.ts'
import { seedManyPosts } from '../harness/many-posts.ts'
import { databaseUrl, serveProduct, signIn } from '../harness/signed-in.ts'
import { report } from '../harness/subject.ts'

const origin = await serveProduct()
await seedManyPosts(databaseUrl)
const client = new pg.Client({ connectionString: databaseUrl })
await client.connect()
await client.query(
  `insert into community_posts (id, community_id, author_id, client_id, content, category_id)
  select gen_random_uuid(), c.id, c.leader_id, gen_random_uuid(), 'Has anybody a theorbo?',
    (select id from community_categories order by position limit 1)
  from communities c where not c.is_private order by c.id limit 20`,
)
await client.query('vacuum analyze community_posts')
await client.end()
const cookie = await signIn(await createFeedReader(databaseUrl))
report(`${origin}/api/search?type=posts&q=theorbo`, { cookies: [cookie] })
