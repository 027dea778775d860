import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { matchListings, needLength } from '@patchbay/contract/marketplace/matches'
import { updateProfile } from '@patchbay/contract/accounts/profiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { offer, offerOf, trySave } from '../../../../test/listings.ts'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

const now = new Date('2026-11-15T12:00:00Z')
let app: TestApp
let searcher: TestPerson
let masterer: TestPerson
let drummer: TestPerson
let mastering: string
let drums: string

beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    config: { matchModel: true },
  })
  searcher = await createPerson(app)
  masterer = await createPerson(app, { fullName: 'Theo Lindqvist' })
  drummer = await createPerson(app, { fullName: 'Amara Osei' })
  const [one] = await offer(
    masterer,
    offerOf('Sound Engineer', {
      title: 'Mastering for albums and EPs',
      description: 'Loud, clear masters for every platform. Two revisions included.',
      price: 45,
      priceType: 'hourly',
    }),
  )
  const [other] = await offer(
    drummer,
    offerOf('Instrumentalist', {
      title: 'Session drummer',
      description: 'Kit recorded in my own room, charts read, brushes too.',
      price: 180,
      priceType: 'fixed',
    }),
  )
  mastering = one?.id ?? ''
  drums = other?.id ?? ''
  await app.runJob('index_listings')
})
afterAll(() => app.stop())

const match = (description: string, by: TestPerson = searcher) =>
  by.client.call(matchListings, { body: { description } })
const idsFor = async (description: string, by?: TestPerson) =>
  (await match(description, by)).body.recommendations.matches.map(({ id }) => id)

describe('a need', () => {
  it('[O-09, O-10] finds listings, each with its provider and the reason', async () => {
    await createCommunity(app, searcher, { name: 'Loud Rooms', members: [masterer] })
    await setEmail(app, masterer.id, 'secret@example.com')
    const { status, body } = await match('Mastering for my EP, up to £50 an hour, in Leeds')
    expect(status).toBe(200)
    const [first] = body.recommendations.matches
    expect(first).toMatchObject({
      id: mastering,
      providerId: masterer.id,
      provider: { displayName: 'Theo Lindqvist' },
      category: 'Sound Engineer',
      title: 'Mastering for albums and EPs',
      price: 45,
      priceType: 'hourly',
      experienceLevel: 'professional',
      goals: 'To be tested thoroughly.',
      communityNames: ['Loud Rooms'],
      sharedCommunityNames: ['Loud Rooms'],
      bio: null,
      why: { weak: false },
    })
    expect(first?.why.found.join(' ').toLowerCase()).toContain('mastering')
    expect(first?.why.points).toContainEqual(
      expect.objectContaining({ about: 'budget', verdict: 'met', price: 45, priceType: 'hourly' }),
    )
    expect(body.need.budget).toEqual({ least: null, most: 50, unit: 'hourly' })
    expect(body.wordsOnly).toBe(false)
    expect(JSON.stringify(body)).not.toContain('secret@example.com')
  })

  it('finds listings that use other words', async () => {
    expect((await idsFor('someone to make my finished songs ready for streaming'))[0]).toBe(
      mastering,
    )
  })

  it('reports which words it has read as others', async () => {
    const { body } = await match('masterring for an album')
    expect(body.repaired).toEqual([{ typed: 'masterring', read: 'mastering' }])
    expect(body.recommendations.matches[0]?.id).toBe(mastering)
  })

  it('[N-32] does not reveal a location that is not shown, even if the index knew it', async () => {
    const change = (locationEnabled: boolean) =>
      drummer.client.call(updateProfile, {
        body: { location: 'Leeds, United Kingdom', locationEnabled },
      })
    await change(true)
    await app.runJob('index_listings')
    const asked = 'session drummer in Leeds'
    const shown = (await match(asked)).body.recommendations.matches[0]
    expect(shown).toMatchObject({ id: drums, location: 'Leeds, United Kingdom' })
    expect(shown?.why.points).toContainEqual(
      expect.objectContaining({ about: 'place', verdict: 'met' }),
    )
    await change(false)
    const hidden = (await match(asked)).body.recommendations.matches[0]
    expect(hidden).toMatchObject({ id: drums, location: null })
    expect(JSON.stringify(hidden?.why.points)).not.toContain('"location":"Leeds')
    expect(hidden?.why.points).not.toContainEqual(
      expect.objectContaining({ about: 'place', verdict: 'met' }),
    )
  })

  it('[O-11] is recorded with the matches that were shown', async () => {
    const description = 'a drummer, recorded in one room'
    const ids = await idsFor(description)
    const rows = await query(app.db)
      .selectFrom('service_listing_searches')
      .select(['user_id', 'listing_ids'])
      .where('search_text', '=', description)
      .execute()
    expect(rows).toEqual([{ user_id: searcher.id, listing_ids: ids }])
  })

  it('is forgotten after two weeks', async () => {
    const stored = { listing_ids: [], user_id: searcher.id }
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    await query(app.db)
      .insertInto('service_listing_searches')
      .values([
        { ...stored, id: newId(), search_text: 'an old need', created_at: daysAgo(15) },
        { ...stored, id: newId(), search_text: 'a recent need', created_at: daysAgo(13) },
      ])
      .execute()
    await app.runJob('forget_searches')
    const left = await query(app.db)
      .selectFrom('service_listing_searches')
      .select('search_text')
      .where('search_text', 'in', ['an old need', 'a recent need'])
      .execute()
    expect(left).toEqual([{ search_text: 'a recent need' }])
  })

  it('[O-08] is refused if it is empty or too long', async () => {
    for (const description of ['', '  \n', 'x'.repeat(needLength + 1)])
      expect(await match(description)).toMatchObject({ status: 400, code: 'invalid_input' })
    const { body } = await match(' ')
    expect(JSON.stringify(body)).toContain("Please enter a description of what you're looking for")
  })

  it.each([
    ['signs', '()[]{}*+?\\^$|'.repeat(100)],
    ['marks', 'e' + '\u0301'.repeat(1_900)],
    ['one word', 'a'.repeat(2_000)],
    ['pictures', '🥁'.repeat(900)],
    ['turned letters', '\u202etxet derettib\u202c'],
    ['numbers', '£999999999999999999999 9e99 1/0 31.02.2026 '.repeat(20)],
  ])('of nothing but %s is answered', async (_what, description) => {
    expect((await match(description)).status).toBe(200)
  })
})

describe('a listing the viewer may not see', () => {
  const asked = 'session drummer with a kit'

  it('[O-12] is not shown if it is the viewer’s own', async () => {
    expect(await idsFor(asked)).toContain(drums)
    expect(await idsFor(asked, drummer)).not.toContain(drums)
  })

  it('is not shown if its provider is banned', async () => {
    await ban(app, drummer)
    expect(await idsFor(asked)).not.toContain(drums)
    await unban(app, drummer)
    expect(await idsFor(asked)).toContain(drums)
  })

  it('is not shown if it is not available', async () => {
    const set = (availability: boolean) =>
      query(app.db)
        .updateTable('service_listings')
        .set({ availability })
        .where('id', '=', drums)
        .execute()
    await set(false)
    expect(await idsFor(asked)).not.toContain(drums)
    await set(true)
  })

  it('is not shown across a block in either direction', async () => {
    const [blocker, blocked] = [await createPerson(app), await createPerson(app)]
    await blocker.client.call(blockPerson, { params: { userId: drummer.id } })
    await drummer.client.call(blockPerson, { params: { userId: blocked.id } })
    expect(await idsFor(asked, blocker)).not.toContain(drums)
    expect(await idsFor(asked, blocked)).not.toContain(drums)
  })

  it('is not shown after it was taken down, or deleted with its account', async () => {
    const piper = await createPerson(app)
    const [{ id }] = await offer(
      piper,
      offerOf('Instrumentalist', { title: 'Uilleann piper for sessions' }),
    )
    await app.runJob('index_listings')
    expect((await idsFor('uilleann piper'))[0]).toBe(id)
    await trySave(piper, [])
    expect(await idsFor('uilleann piper')).not.toContain(id)
    const [{ id: second }] = await offer(
      piper,
      offerOf('Instrumentalist', { title: 'Uilleann piper for sessions' }),
    )
    await app.runJob('index_listings')
    expect(second).not.toBe(id)
    expect((await idsFor('uilleann piper'))[0]).toBe(second)
    await piper.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    expect(await idsFor('uilleann piper')).not.toContain(second)
  })
})

it('uses the same few statements, however many listings exist', async () => {
  await idsFor('drummer')
  app.database.statements.length = 0
  await idsFor('drummer')
  const few = app.database.statements.length
  for (let count = 0; count < 5; count += 1)
    await offer(await createPerson(app), offerOf('Instrumentalist', { title: `Drummer ${count}` }))
  await app.runJob('index_listings')
  await idsFor('drummer')
  app.database.statements.length = 0
  expect((await idsFor('drummer')).length).toBeGreaterThanOrEqual(6)
  expect(app.database.statements).toHaveLength(few)
})

it('[O-13] finds nothing if nothing fits, and only a few weak matches otherwise', async () => {
  expect(await idsFor('qwxz vbnm plorf')).toEqual([])
  const { matches } = (await match('a room with charts to hire in Leeds, up to £200')).body
    .recommendations
  const weak = matches.filter(({ why }) => why.weak)
  expect(weak.length).toBeGreaterThan(0)
  expect(weak.length).toBeLessThanOrEqual(5)
  for (const { why } of weak)
    expect(
      why.found.length + why.points.filter(({ verdict }) => verdict === 'met').length,
    ).not.toBe(0)
})
