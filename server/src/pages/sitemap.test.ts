import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArticle } from '../../test/articles.ts'
import { createCommunity } from '../../test/communities.ts'
import { announceEvent } from '../../test/events.ts'
import { createPerson, type TestPerson } from '../../test/people.ts'
import { plansOf } from '../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { query } from '../platform/db/query.ts'
import { listedKinds, listFiles, listPages } from './sitemap.store.ts'

let app: TestApp
let leader: TestPerson

beforeAll(async () => {
  app = await startTestApp()
  leader = await createPerson(app)
})
afterAll(() => app.stop())

it('Every page stands in exactly one file, however many there are', async () => {
  const made: string[] = []
  for (let n = 0; n < 7; n += 1) made.push(await createCommunity(app, leader))
  const named = async (most: number): Promise<string[][]> => {
    const starts = await listFiles(app.db, 'communities', most)
    const files = []
    for (const from of starts)
      files.push((await listPages(app.db, 'communities', from, most)).map(({ name }) => name))
    return files
  }
  for (const most of [1, 2, 3, 7, 100]) {
    const files = await named(most)
    expect(files.length, `${most} in a file`).toBe(Math.ceil(7 / most))
    expect(files.flat()).toEqual(made.toSorted())
  }
})

describe('the list of public pages', () => {
  const few = new Set([
    'communities_open',
    'community_events_public',
    'information_hub_posts_public',
    'user_profiles_page_public',
  ])

  beforeAll(async () => {
    const db = query(app.db)
    const communityId = await createCommunity(app, leader)
    const { id: eventId } = await announceEvent(leader, communityId)
    const { id: article } = await createArticle(app, leader)
    await sql`set session_replication_role = replica`.execute(db)
    await sql`insert into user_profiles
        (id, full_name, terms_accepted, onboarding_completed, page_public)
      select gen_random_uuid(), 'Somebody', true, true, n % 50 = 0
      from generate_series(1, 3000) n`.execute(db)
    await sql`insert into communities
        (id, name, description, leader_id, creator_id, client_id, is_private)
      select gen_random_uuid(), 'Some', 'About', ${leader.id}, ${leader.id}, gen_random_uuid(),
        n % 50 > 0 from generate_series(1, 3000) n`.execute(db)
    await sql`insert into community_events (id, community_id, creator_id, client_id, title,
        description, start_time, end_time, time_zone, is_online, is_public)
      select gen_random_uuid(), community_id, creator_id, gen_random_uuid(), title, description,
        start_time, end_time, time_zone, is_online, n % 50 = 0
      from community_events, generate_series(1, 3000) n where id = ${eventId}`.execute(db)
    await sql`insert into information_hub_posts
        (id, slug, author_id, category_id, title, summary, content, is_public)
      select gen_random_uuid(), 'many-' || n, author_id, category_id, title, summary, content,
        n % 50 = 0
      from information_hub_posts, generate_series(1, 3000) n where id = ${article}`.execute(db)
    await sql`set session_replication_role = default`.execute(db)
    for (const table of [
      'user_profiles',
      'communities',
      'community_events',
      'information_hub_posts',
    ])
      await sql`vacuum analyze ${sql.table(table)}`.execute(db)
  })

  it.each(listedKinds)('reads of %s only what is public, by an index of it', async (kind) => {
    app.database.statements.length = 0
    const [first = ''] = await listFiles(app.db, kind)
    await listPages(app.db, kind, first)
    const [starts = '', page = ''] = app.database.statements
    for (const [text, values] of [
      [starts, [100]],
      [page, [first, 100]],
    ] as const)
      for (const nodes of await plansOf(app, text, values)) {
        const used = nodes.map((node) => node['Index Name']).filter((name) => name !== undefined)
        expect(
          used.some((name) => few.has(name)),
          text,
        ).toBe(true)
        const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
        expect(
          scanned.map((node) => node['Relation Name']).filter((name) => name !== 'banned_users'),
        ).toEqual([])
      }
  })
})
