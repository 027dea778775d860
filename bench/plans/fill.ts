import pg from 'pg'

export const sizes = {
  people: 200_000,
  communities: 10_000,
  posts: 1_000_000,
  replies: 300_000,
  listings: 50_000,
  events: 30_000,
  articles: 2_000,
  conversations: 20_000,
  messages: 400_000,
}

/** Words that some of what is filled in has, besides the made ones; the first is in most texts. */
export const words = { common: 'music', rare: 'theorbo', typo: 'theorpbo', prefix: 'theor' }

const publicScope = `'00000000-0000-0000-0000-000000000000'::uuid`

/** SQL: a number from zero, small ones more often than large ones, as words are used. */
const anyRank = (many: number): string => `floor(exp(random() * ln(${many})) - 1)::integer`

/** SQL: the word of a rank: its digits as syllables. */
const wordOf = (rank: string): string => {
  const syllable = (digit: string): string =>
    `substr('balomiterunasokedivapegurohufizecabokinelatumasirodewopizu', 1 + 2 * (${digit} % 29), 2)`
  return `case when ${rank} = 0 then '${words.common}'
    else ${syllable(rank)} || ${syllable(`(${rank} / 29)`)} || ${syllable(`(${rank} / 841 + 7)`)} end`
}

/** SQL: so many words; `row` is a number of the row, or each row would have the same. */
const someWords = (row: string, many: string, vocabulary = 20_000): string =>
  `(select string_agg(${wordOf('drawn.rank')}, ' ') from (
    select ${anyRank(vocabulary)} as rank from generate_series(1, ${many}::integer + 0 * ${row}::integer)) drawn)`

/** Longer texts are put together from so many sentences, which takes a fraction of the time. */
const manySentences = 50_000

/** SQL: a rare word in one of so many rows. */
const rarely = (row: string, every: number): string =>
  `case when ${row} % ${every} = 7 then ' ${words.rare}' else '' end`

const one = (many: number): string => `1 + floor(random() * ${many})::integer`

/** In the order in which they need each other. `people` and `homes` are numbered beside the tables. */
const statements = [
  `create temporary table sentences as
    select n, ${someWords('n', '(3 + n % 12)')} as words from generate_series(1, ${manySentences}) n`,
  'analyze sentences',
  `create temporary table people as
    select n, gen_random_uuid() as id from generate_series(1, ${sizes.people}) n`,
  'analyze people',
  `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    select id, initcap(${someWords('n', '2', 5_000)}) || ${rarely('n', 10_000)},
      initcap(${someWords('n', '1', 5_000)}), true, true from people`,
  `create temporary table homes as
    select n, gen_random_uuid() as id, n % 4 = 0 as is_private from generate_series(1, ${sizes.communities}) n`,
  'analyze homes',
  `insert into communities (id, name, description, is_private, leader_id, creator_id, client_id)
    select homes.id, initcap(${someWords('homes.n', '2', 5_000)}) || ${rarely('homes.n', 1_000)},
      ${someWords('homes.n', '20')}, is_private, people.id, people.id, gen_random_uuid()
    from homes join people on people.n = homes.n`,
  `insert into community_versions (community_id) select id from homes on conflict do nothing`,
  `insert into community_members (community_id, user_id, role)
    select homes.id, people.id, 'leader' from homes join people on people.n = homes.n`,
  `insert into community_members (community_id, user_id)
    select homes.id, people.id from (
      select n, ${one(sizes.communities)} as home from people, generate_series(1, 3)) joined
    join people on people.n = joined.n join homes on homes.n = joined.home
    on conflict do nothing`,
  `insert into community_categories (id, name) values (gen_random_uuid(), 'Talk')`,
  `insert into community_posts (id, community_id, author_id, client_id, title, content, category_id,
      word_place)
    select uuidv7((made.n - ${sizes.posts}) * interval '20 seconds'), homes.id, people.id,
      gen_random_uuid(), case when made.n % 3 > 0 then title.words end,
      first.words || '. ' || second.words || ${rarely('made.n', 50_000)}, category.id,
      case when homes.is_private then homes.id else ${publicScope} end
    from (select n, ${one(sizes.communities)} as home, ${one(sizes.people)} as author,
      ${one(manySentences)} as one, ${one(manySentences)} as two, ${one(manySentences)} as three
      from generate_series(1, ${sizes.posts}) n) made
    join homes on homes.n = made.home join people on people.n = made.author
    join sentences title on title.n = made.one join sentences first on first.n = made.two
    join sentences second on second.n = made.three,
    (select id from community_categories limit 1) category`,
  `insert into post_replies (id, post_id, author_id, client_id, content, word_place)
    select uuidv7((made.n - ${sizes.replies}) * interval '60 seconds'), post.id, people.id,
      gen_random_uuid(), said.words || ${rarely('made.n', 50_000)}, post.word_place
    from (select n, ${one(sizes.people)} as author, ${one(manySentences)} as one
      from generate_series(1, ${sizes.replies}) n) made
    join people on people.n = made.author join sentences said on said.n = made.one
    join (select row_number() over () as n, id, word_place from (
      select id, word_place from community_posts limit ${sizes.replies}) answered) post on post.n = made.n`,
  `insert into community_events (id, community_id, creator_id, client_id, title, description,
      start_time, end_time, time_zone, is_online, word_place)
    select gen_random_uuid(), homes.id, people.id, gen_random_uuid(),
      ${someWords('made.n', '3')} || ${rarely('made.n', 5_000)}, ${someWords('made.n', '20')},
      now() + (made.n % 400 - 300) * interval '1 day',
      now() + (made.n % 400 - 300) * interval '1 day' + interval '2 hours', 'Europe/London', false,
      case when homes.is_private then homes.id else ${publicScope} end
    from (select n, ${one(sizes.communities)} as home from generate_series(1, ${sizes.events}) n) made
    join homes on homes.n = made.home join people on people.n = homes.n`,
  `insert into service_listings (id, provider_id, category, title, description, created_at)
    select gen_random_uuid(), id, 'Producer', ${someWords('n', '3')} || ${rarely('n', 5_000)},
      ${someWords('n', '30')}, now() - n * interval '1 minute'
    from people where n <= ${sizes.listings}`,
  `insert into information_hub_categories (id, name, slug) values (gen_random_uuid(), 'Craft', 'craft')`,
  `insert into information_hub_posts (id, slug, author_id, category_id, title, summary, content)
    select gen_random_uuid(), 'article-' || n, people.id, category.id,
      ${someWords('n', '4')} || ${rarely('n', 500)}, ${someWords('n', '12')}, ${someWords('n', '300')}
    from people, (select id from information_hub_categories limit 1) category
    where n <= ${sizes.articles}`,
  `create temporary table talks as
    select n, gen_random_uuid() as id from generate_series(1, ${sizes.conversations}) n`,
  'analyze talks',
  `insert into conversations (id, is_group, name, seq, change, last_message_seq, last_message_at)
    select id, true, ${someWords('n', '2')}, ${sizes.messages / sizes.conversations},
      ${sizes.messages / sizes.conversations}, ${sizes.messages / sizes.conversations}, now() - n * interval '1 minute' from talks`,
  `insert into conversation_participants (conversation_id, user_id)
    select talks.id, people.id from (
      select n, ${one(sizes.people)} as person from talks, generate_series(1, 3)) part
    join talks on talks.n = part.n join people on people.n = part.person on conflict do nothing`,
  `insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select uuidv7((made.n - ${sizes.messages}) * interval '10 seconds'), talks.id,
      made.n / ${sizes.conversations} + 1, made.n / ${sizes.conversations} + 1, people.id,
      gen_random_uuid(), said.words || ${rarely('made.n', 10_000)},
      now() + (made.n - ${sizes.messages}) * interval '10 seconds'
    from (select n, ${one(sizes.people)} as author, ${one(manySentences)} as one
      from generate_series(0, ${sizes.messages - 1}) n) made
    join talks on talks.n = 1 + made.n % ${sizes.conversations}
    join people on people.n = made.author join sentences said on said.n = made.one`,
]

/**
 * Fills a migrated database. Triggers do not run, so what they keep is written here; indexes of words
 * and letters are made afterwards, which costs a fraction.
 */
export async function fill(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
    where schemaname = 'public' and indexdef like '% gin %'`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query(`set session_replication_role = replica`)
  await client.query(`select setseed(0.5)`)
  for (const statement of statements) await client.query(statement)
  await client.query(`set session_replication_role = default`)
  await client.query(`set maintenance_work_mem = '256MB'`)
  for (const { made } of rows) await client.query(made)
  await client.query('vacuum analyze')
  await client.end()
}

interface Viewer {
  /** Every fourth of them is private. */
  readonly communities: number
  readonly conversations: number
}

export async function createViewer(
  url: string,
  { communities, conversations }: Viewer,
): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    values (gen_random_uuid(), 'Vera Viewer', 'Vera', true, true) returning id`,
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into community_members (community_id, user_id)
    (select id, $1::uuid from communities where is_private order by id limit $2 / 4)
    union all
    (select id, $1::uuid from communities where not is_private order by id limit $2 - $2 / 4)`,
    [id, communities],
  )
  await client.query(
    `insert into conversation_participants (conversation_id, user_id)
    select id, $1::uuid from conversations order by id limit $2`,
    [id, conversations],
  )
  await client.end()
  return id
}
