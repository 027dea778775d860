import { search, type FoundType } from '@patchbay/contract/search/search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createArticle } from '../../../../test/articles.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory } from '../../../../test/discussions.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fillBeside } from '../../../../test/statements/fill-beside.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { saidOtherwise } from '../../marketplace/matching/public.ts'

const manyPeople = 100_000
const manyPosts = 12_000
const many = 5_000
const manyKept = 25
const tables = [
  'user_profiles',
  'communities',
  'community_posts',
  'post_replies',
  'community_events',
  'service_listings',
  'information_hub_posts',
]

let app: TestApp
let viewer: TestPerson

beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  viewer = await createPerson(app, { fullName: 'Vi Ewer' })
  const db = query(app.db)
  const categoryId = await createCategory(app)
  const open = await createCommunity(app, viewer, { name: 'Open house' })
  const kept = await createCommunity(app, viewer, { name: 'Kept house', isPrivate: true })
  for (let number = 1; number < manyKept; number += 1)
    await createCommunity(app, viewer, { name: `Kept room ${number}`, isPrivate: true })
  const { id: article } = await createArticle(app, viewer)
  await fillBeside(app, tables, async () => {
    await sql`insert into user_profiles
        (id, full_name, display_name, terms_accepted, onboarding_completed)
      select gen_random_uuid(), left(md5(n::text), 6) || case when n % 2000 = 0 then ' zqxov violin' else '' end,
        left(md5((-n)::text), 6), true, true
      from generate_series(1, ${manyPeople}::integer) n`.execute(db)
    await sql`insert into communities (id, name, description, leader_id, creator_id, client_id)
      select gen_random_uuid(), left(md5(n::text), 6) || case when n % 500 = 0 then ' zqxov violin' else '' end,
        'About ' || md5(n::text), ${viewer.id}, ${viewer.id}, gen_random_uuid()
      from generate_series(1, ${many}::integer) n`.execute(db)
    await sql`insert into community_posts
        (id, community_id, author_id, client_id, content, category_id, word_place)
      select gen_random_uuid(), case when n % 3 = 0 then ${kept}::uuid else ${open}::uuid end, ${viewer.id},
        gen_random_uuid(), 'commonly said ' || md5(n::text) || case when n % 400 = 1 then ' zqxov' else '' end,
        ${categoryId}, case when n % 3 = 0 then ${kept}::uuid
          else '00000000-0000-0000-0000-000000000000' end
      from generate_series(1, ${manyPosts}::integer) n`.execute(db)
    await sql`update community_posts set content = 'freshly said' where id in (
      select id from community_posts where word_place = '00000000-0000-0000-0000-000000000000'
      order by id desc limit 20)`.execute(db)
    await sql`insert into post_replies (id, post_id, author_id, client_id, content, word_place)
      select gen_random_uuid(), id, author_id, gen_random_uuid(), content, word_place
      from community_posts`.execute(db)
    await sql`insert into community_events (id, community_id, creator_id, client_id, title, description,
        start_time, end_time, time_zone, is_online)
      select gen_random_uuid(), ${open}, ${viewer.id}, gen_random_uuid(),
        left(md5(n::text), 6) || case when n % 500 = 0 then ' zqxov violin' else '' end, 'Bring ' || md5(n::text),
        now(), now() + interval '1 hour', 'Europe/London', false
      from generate_series(1, ${many}::integer) n`.execute(db)
    await sql`insert into service_listings (id, provider_id, category, title, description)
      select gen_random_uuid(), id, 'Producer',
        left(md5(n::text), 6) || case when n % 500 = 0 then ' zqxov violin' else '' end, 'For hire'
      from (
        select id, row_number() over (order by id) as n from user_profiles where id <> ${viewer.id}
      ) as numbered where n <= ${many}::integer`.execute(db)
    await sql`insert into information_hub_posts
        (id, slug, author_id, category_id, title, summary, content)
      select gen_random_uuid(), 'many-' || n, a.author_id, a.category_id,
        left(md5(n::text), 6) || case when n % 500 = 0 then ' zqxov violin' else '' end, 'Of ' || md5(n::text), 'Text'
      from information_hub_posts a, generate_series(1, ${many}::integer) n
      where a.id = ${article}`.execute(db)
  })
}, 300_000)
afterAll(() => app.stop())

const touched = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0)

/** The plans of everything that one search asks of these tables. */
async function plansFor(q: string, type: FoundType, by = viewer) {
  app.database.statements.length = 0
  const { body, status } = await by.client.call(search, { query: { q, type } })
  expect(status).toBe(200)
  const texts = app.database.statements.filter((one) => /beginning as|kept as|typed as/.test(one))
  expect(texts.length).toBeGreaterThan(0)
  const plans: (readonly PlanNode[])[] = []
  for (const text of texts) {
    const values = text.includes('$5')
      ? [by.id, q, null, null, null, saidOtherwise(q, 6)]
      : [by.id, q, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
    const [generic, actual] = await plansOf(app, text, values)
    plans.push(generic, actual)
    for (const nodes of [generic, actual])
      expect(
        nodes
          .filter((node) => node['Node Type'] === 'Seq Scan')
          .map((node) => node['Relation Name'])
          .filter((name) => name !== undefined && tables.includes(name)),
        `${q} in ${type}`,
      ).toEqual([])
  }
  const looks = plans
    .flat()
    .filter((node) => node['Index Name'] === 'community_posts_words')
    .reduce((sum, node) => sum + (node['Actual Loops'] ?? 0), 0)
  const read = Math.max(
    ...plans
      .flat()
      .filter((node) => tables.includes(node['Relation Name'] ?? ''))
      .map(touched),
  )
  const removed = plans
    .flat()
    .filter((node) => /community_posts|post_replies/.test(node['Relation Name'] ?? ''))
    .filter((node) => (node['Rows Removed by Filter'] ?? 0) > 0)
  return { found: body.groups.flatMap((group) => group.found).length, read, looks, removed, texts }
}

const named = ['people', 'communities', 'events', 'listings', 'articles'] as const

it.each(named)(
  'finds %s by indexes: a word, another one for it, its beginning, a mistake and two letters',
  async (type) => {
    const word = await plansFor('zqxov', type)
    expect(word.found).toBeGreaterThan(0)
    expect(word.read).toBeLessThanOrEqual(100)
    expect((await plansFor('zqxo', type)).found).toBe(word.found)
    const typo = await plansFor('zqxpov', type)
    expect(typo.found).toBe(word.found)
    expect(typo.read).toBeLessThanOrEqual(500)
    // Another word for the same, and several of them.
    const other = await plansFor('fiddle', type)
    expect(other.found).toBe(word.found)
    expect(other.read).toBeLessThanOrEqual(100)
    expect((await plansFor('strings', type)).read).toBeLessThanOrEqual(200)
    // What begins with two letters is read in the order of the index, as far as anybody looks.
    expect((await plansFor('a3', type)).read).toBeLessThanOrEqual(500)
    expect((await plansFor('a', type)).read).toBeLessThanOrEqual(1_000)
  },
)

it('finds words among twelve thousand posts and as many replies by their indexes', async () => {
  const rare = await plansFor('zqxov', 'posts')
  expect(rare.found).toBe(20)
  expect(rare.read).toBeLessThanOrEqual(100)
  // The open place and the private communities, ten at once.
  expect(rare.looks).toBe(Math.ceil((1 + manyKept) / 10))
  expect((await plansFor('zqxo', 'posts')).read).toBeLessThanOrEqual(100)
  const typo = await plansFor('comonly', 'posts')
  expect(typo.texts).toHaveLength(2)
  expect(typo.read).toBeLessThanOrEqual(500)
})

it('looks for what most say among the newest, in the order of their place', async () => {
  const outsider = await createPerson(app)
  const common = await plansFor('commonly', 'posts', outsider)
  expect(common.found).toBe(20)
  expect(common.texts).toHaveLength(1)
  expect(common.read).toBeLessThanOrEqual(50)
  expect(common.looks).toBe(0)
  // What is private is not read to be thrown away.
  expect(common.removed).toEqual([])
  // Somebody inside finds what is newest of all: the private part is read by its words.
  expect((await plansFor('commonly', 'posts')).found).toBe(20)
})

it('takes no word for common that only the very newest have', async () => {
  const fresh = await plansFor('freshly', 'posts')
  expect(fresh.found).toBe(20)
  expect(fresh.looks).toBeGreaterThan(0)
  expect(fresh.read).toBeLessThanOrEqual(100)
})

it('finds the newest of a common word, as they are in order of time', async () => {
  const found: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < 3; page += 1) {
    const { body } = await viewer.client.call(search, {
      query: { q: 'commonly', type: 'posts', ...(cursor && { cursor }) },
    })
    found.push(...body.groups.flatMap((group) => group.found.map(({ id }) => id)))
    cursor = body.groups[0]?.nextCursor ?? undefined
  }
  const { rows } = await sql<{ id: string }>`
    select id from (select id from community_posts where content like 'commonly%'
      union all select id from post_replies) said
    order by id desc limit 60`.execute(query(app.db))
  expect(found).toEqual(rows.map(({ id }) => id))
})
