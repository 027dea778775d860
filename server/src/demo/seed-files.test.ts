import { join } from 'node:path'
import { getCommunity, listCommunities } from '@patchbay/contract/communities/communities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.ts'
import { query } from '../platform/db/query.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import { recogniseFile } from '../platform/storage/recognise-file.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { demoArticles } from './articles.ts'
import { demoCommunities } from './communities.ts'
import { demoPeople } from './people.ts'
import { seedFiles } from './seed-files.ts'
import { seedPictures } from './seed-pictures.ts'
import { seedDemoData } from './seed.ts'

let app: TestApp
let storage: Storage
beforeAll(async () => {
  app = await startTestApp()
  await seedDemoData(app.db)
  storage = createDiskStorage(join(app.config.dataDir, 'files'))
  await seedPictures({ db: app.db, storage })
  await seedFiles({ db: app.db, storage })
})
afterAll(() => app.stop())

/** The bytes of what visitors see at each address. */
async function pictures(addresses: readonly (string | null)[]): Promise<readonly string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(app.origin + address)
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
        address,
        200,
        'image/webp',
      ])
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    }),
  )
}

describe('the pictures of the demo', () => {
  it('give every person a face of their own, small enough for a list', async () => {
    const people = await query(app.db).selectFrom('user_profiles').select('avatar_url').execute()
    const shown = await pictures(people.map(({ avatar_url }) => avatar_url))
    expect(new Set(shown).size).toBe(demoPeople.length)
    const small = await pictures(
      people.map(({ avatar_url }) => (avatar_url ?? '').replace('avatar.webp', 'avatar-96.webp')),
    )
    for (const one of small) expect(one.length).toBeLessThan(8_000)
  })

  it('give every community and every article a cover of its own', async () => {
    const communities = await query(app.db)
      .selectFrom('communities')
      .select('cover_image')
      .execute()
    const articles = await query(app.db)
      .selectFrom('information_hub_posts')
      .select('cover_image')
      .execute()
    const shown = await pictures([...communities, ...articles].map((one) => one.cover_image))
    expect(new Set(shown).size).toBe(demoCommunities.length + demoArticles.length)
  })
})

describe('the files of the demo', () => {
  it('are what their rows say, and belong to something', async () => {
    const rows = await query(app.db).selectFrom('attachments').selectAll().execute()
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['picture', 'audio', 'document']))
    for (const row of rows) {
      const stored = await storage.get(`${row.bucket}/${row.path}`)
      if (stored === undefined) throw new Error(`${row.name} is not there.`)
      const draft = await storage.draft(stored.stream)
      const recognised = await recogniseFile(draft)
      await draft.discard()
      expect([row.name, recognised, stored.size]).toEqual([
        row.name,
        row.path.split('.').at(-1),
        row.size,
      ])
      const places = [row.post_id, row.message_id, row.listing_id]
      expect([row.name, places.filter((place) => place !== null).length]).toEqual([row.name, 1])
    }
  })

  it('are sounds of eight to twenty seconds with a waveform, in posts, messages and listings', async () => {
    const sounds = await query(app.db)
      .selectFrom('attachments')
      .selectAll()
      .where('kind', '=', 'audio')
      .execute()
    for (const { name, seconds, peaks } of sounds) {
      expect([name, (seconds ?? 0) >= 8 && (seconds ?? 0) <= 20]).toEqual([name, true])
      expect([name, peaks?.length, Math.max(...(peaks ?? []))]).toEqual([name, 100, 100])
    }
    const different = new Set(sounds.map(({ peaks }) => JSON.stringify(peaks)))
    expect(different.size).toBe(10)
    for (const place of ['post_id', 'message_id', 'listing_id'] as const)
      expect(sounds.filter((row) => row[place] !== null).length).toBeGreaterThan(3)
  })

  it('were sent by the person who wrote the post, the message or the listing, at that time', async () => {
    const db = query(app.db)
    const ofPosts = await db
      .selectFrom('attachments as a')
      .innerJoin('community_posts as p', 'p.id', 'a.post_id')
      .select(['a.name', 'a.owner_id', 'p.author_id', 'a.context_id', 'p.community_id'])
      .execute()
    for (const one of ofPosts)
      expect([one.name, one.owner_id, one.context_id]).toEqual([
        one.name,
        one.author_id,
        one.community_id,
      ])
    const ofMessages = await db
      .selectFrom('attachments as a')
      .innerJoin('messages as m', 'm.id', 'a.message_id')
      .select(['a.name', 'a.owner_id', 'm.sender_id', 'a.context_id', 'm.conversation_id'])
      .execute()
    for (const one of ofMessages)
      expect([one.name, one.owner_id, one.context_id]).toEqual([
        one.name,
        one.sender_id,
        one.conversation_id,
      ])
    const ofListings = await db
      .selectFrom('attachments as a')
      .innerJoin('service_listings as l', 'l.id', 'a.listing_id')
      .select(['a.name', 'a.kind', 'a.owner_id', 'l.provider_id'])
      .execute()
    for (const one of ofListings)
      expect([one.name, one.kind, one.owner_id]).toEqual([one.name, 'audio', one.provider_id])
  })
})

it('lets a visitor see the covers of public communities, as the welcome screen shows them', async () => {
  const { communities } = (await app.visitor.call(listCommunities, { query: {} })).body
  const open = communities.filter((card) => !card.isPrivate)
  expect(open.length).toBeGreaterThanOrEqual(3)
  await pictures(open.map(({ coverImage }) => coverImage))
  const params = { communityId: open[0]?.id ?? '' }
  expect((await app.visitor.call(getCommunity, { params })).status).toBe(200)
})
