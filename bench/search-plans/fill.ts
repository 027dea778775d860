import type pg from 'pg'

const tables = [
  'user_profiles',
  'communities',
  'community_posts',
  'post_replies',
  'community_events',
  'service_listings',
  'information_hub_posts',
]

/**
 * Fills the tables as those of a large installation, or with a share of it: names of few letters' beginnings, texts whose
 * words are as unequally common as those of a language, a third of all communities private. The
 * viewer is in 20 communities. Word number one is in nearly all texts, number 20,000 in a few.
 */
export async function fill(client: pg.Client, share = 1): Promise<string> {
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
    where tablename = any($1) and indexdef like '% gin %'`,
    [tables],
  )
  // Indexes of letters and words that are made afterwards cost a fraction, and so do triggers.
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query('set session_replication_role = replica')
  for (const text of [...words, ...rowsOf(200_000 * share, 1_000_000 * share)])
    await client.query(text)
  const { rows: viewers } = await client.query<{ id: string }>(viewer)
  await client.query('set session_replication_role = default')
  await client.query(`set maintenance_work_mem = '512MB'`)
  for (const { made } of indexes) await client.query(made)
  await client.query('vacuum analyze')
  return viewers[0]?.id ?? ''
}

/** A word by its number, made of letters alone. */
const word = (number: string): string =>
  `substr(translate(md5((${number})::text), '0123456789', 'ghijklmnop'), 1, (3 + (${number}) % 7)::integer)`

/** The word that is in nearly every text, and one that is in few. */
export const wordNumbered = (number: number): string => `select ${word(String(number))} as word`

const words = [
  'select setseed(0.29)',
  `create temporary table sentences as
    select n as id, (select string_agg(${word('floor(exp(random() * ln(40000)))::integer')}, ' ')
      from generate_series(1, 10 + n * 0)) as text
    from generate_series(1, 60000) n`,
  'alter table sentences add primary key (id)',
  'analyze sentences',
]

const sentence = '(1 + floor(random() * 60000))::integer'

const rowsOf = (people: number, posts: number): readonly string[] => [
  `insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed,
      location, location_enabled, professions)
    select gen_random_uuid(), initcap(${word('n % 1500')}) || ' ' || initcap(${word('n % 9000 + 2000')}),
      initcap(${word('n % 3000')}) || n % 97, true, true, 'Leeds, United Kingdom', true,
      array['Producer']
    from generate_series(1, ${people}) n`,
  `create temporary table crowd as
    select row_number() over () as number, id from user_profiles`,
  'alter table crowd add primary key (number)',
  `insert into communities (id, name, description, is_private, leader_id, creator_id, client_id)
    select gen_random_uuid(), initcap(${word('n % 4000')}) || ' ' || ${word('n % 700')}, s.text,
      n % 3 = 0, c.id, c.id, gen_random_uuid()
    from generate_series(1, 10000) n join crowd c on c.number = n join sentences s on s.id = n`,
  `create temporary table homes as
    select row_number() over () as number, id, leader_id,
      case when is_private then id else '00000000-0000-0000-0000-000000000000'::uuid end as place
    from communities`,
  'alter table homes add primary key (number)',
  'insert into community_versions (community_id) select id from homes on conflict do nothing',
  `insert into community_posts (id, community_id, author_id, client_id, title, content, category_id,
      word_place)
    select uuidv7(make_interval(mins => n - ${posts})), h.id, c.id, gen_random_uuid(),
      case when n % 3 > 0 then initcap(left(one.text, 30)) end, two.text || '. ' || three.text,
      (select id from community_categories order by position limit 1), h.place
    from (select n, ${sentence} as one, ${sentence} as two, ${sentence} as three,
        1 + floor(random() * 10000) as home, 1 + floor(random() * ${people}) as author
      from generate_series(1, ${posts}) n) p
    join homes h on h.number = p.home join crowd c on c.number = p.author
    join sentences one on one.id = p.one join sentences two on two.id = p.two
    join sentences three on three.id = p.three`,
  `insert into post_replies (id, post_id, author_id, client_id, content, word_place)
    select uuidv7(), p.id, p.author_id, gen_random_uuid(), left(p.content, 80), p.word_place
    from community_posts p where get_byte(uuid_send(p.author_id), 3) % 4 = 0`,
  `insert into community_events (id, community_id, creator_id, client_id, title, description,
      start_time, end_time, time_zone, is_online, word_place)
    select gen_random_uuid(), h.id, h.leader_id, gen_random_uuid(),
      initcap(${word('n % 5000')}) || ' ' || ${word('n % 300')}, s.text,
      now() + make_interval(hours => n), now() + make_interval(hours => n + 2), 'Europe/London',
      false, h.place
    from generate_series(1, 20000) n join homes h on h.number = 1 + n % 10000
    join sentences s on s.id = n`,
  `insert into service_listings (id, provider_id, category, title, description)
    select gen_random_uuid(), c.id, 'Producer', initcap(${word('c.number % 2000')}) || ' mixing', s.text
    from crowd c join sentences s on s.id = c.number where c.number <= 20000`,
  `insert into information_hub_posts (id, slug, author_id, category_id, title, summary, content)
    select gen_random_uuid(), 'article-' || n, c.id,
      (select id from information_hub_categories limit 1), initcap(${word('n * 7')}), s.text, s.text
    from generate_series(1, 2000) n join crowd c on c.number = n join sentences s on s.id = n`,
]

const viewer = `with made as (
    insert into user_profiles (id, full_name, display_name, terms_accepted, onboarding_completed)
    values (gen_random_uuid(), 'Vi Ewer', 'Vi', true, true) returning id),
  joined as (
    insert into community_members (community_id, user_id)
    select h.id, made.id from homes h, made where h.number <= 20)
  select id from made`
