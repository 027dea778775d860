import { matchListings } from '@patchbay/contract/marketplace/matches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import {
  startOutsideService,
  type OutsideService,
} from '../../../../test/services/outside-service.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { askOutsideMatcher } from './outside-matcher.ts'

let service: OutsideService
let app: TestApp
let searcher: TestPerson
beforeAll(async () => {
  service = await startOutsideService()
  app = await startTestApp({ config: { matchUrl: `${service.origin}/match` } })
  searcher = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  await service.stop()
})

const match = () =>
  searcher.client.call(matchListings, { body: { description: 'a mixing engineer' } })
const answer = (matches: unknown) => service.answer(200, { recommendations: { matches } })
const offerCalled = async (by: TestPerson, title: string): Promise<string> =>
  (await offer(by, offerOf('Sound Engineer', { title })))[0].id

describe('an external service', () => {
  it('[O-09] receives the description, and the listings it chooses are read again', async () => {
    const [one, other, banned] = [
      await createPerson(app),
      await createPerson(app),
      await createPerson(app),
    ]
    const [first, second] = [await offerCalled(one, 'Mixing'), await offerCalled(other, 'Cello')]
    const [own, gone] = [await offerCalled(searcher, 'Mine'), await offerCalled(banned, 'Banned')]
    await app.runJob('index_listings')
    await ban(app, banned)
    answer([
      { listing_id: own },
      { listingId: newId() },
      { id: second.toUpperCase(), title: 'Not what it is called', price: 1 },
      { listing_id: gone },
      { listing_id: first, provider_id: searcher.id },
      { listing_id: first },
      { listing_id: 'nothing' },
      null,
      7,
    ])
    const { status, body } = await match()
    expect(status).toBe(200)
    const { matches } = body.recommendations
    expect(matches.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    expect(matches.find(({ id }) => id === second)).toMatchObject({ title: 'Cello', price: null })
    expect(matches.find(({ id }) => id === first)?.why).toMatchObject({ weak: false })
    expect(matches.find(({ id }) => id === first)?.why.found.join()).toMatch(/mixing/i)
    expect(service.asked.at(-1)).toBe('POST /match')
    expect(JSON.parse(service.bodies.at(-1) ?? '')).toEqual({ description: 'a mixing engineer' })
  })

  it('can choose a listing that the index has not read yet', async () => {
    const id = await offerCalled(await createPerson(app), 'Mixing from tomorrow on')
    answer([{ listing_id: id }])
    expect((await match()).body.recommendations.matches).toMatchObject([{ id }])
  })

  it('that chooses nothing results in no matches', async () => {
    answer([])
    expect((await match()).body.recommendations.matches).toEqual([])
  })

  it.each([
    ['fails', () => service.answer(500, { recommendations: { matches: [] } })],
    ['says no JSON', () => service.answer(200, '<html>')],
    ['says something else', () => service.answer(200, { matches: [] })],
    ['names no list', () => answer('many')],
    ['leads elsewhere', () => service.answer(302, '', { location: 'http://127.0.0.1:1/' })],
    ['says too much', () => answer(['x'.repeat(1_100_000)])],
    ['hangs up', () => service.behave((_request, response) => response.destroy())],
  ])('that %s is a failure of matching', async (_what, behave) => {
    behave()
    const { status, code, body } = await match()
    expect({ status, code }).toEqual({ status: 502, code: 'match_failed' })
    expect(body).toMatchObject({ message: 'Failed to get recommendations' })
    expect(JSON.stringify(body)).not.toContain(service.origin)
  })

  it('that does not answer times out', async () => {
    service.behave(() => {})
    await expect(askOutsideMatcher(`${service.origin}/match`, 'x', 50)).rejects.toThrow(
      'Failed to get recommendations',
    )
  })
})
