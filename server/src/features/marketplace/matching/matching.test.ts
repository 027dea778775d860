import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listJobs } from '../../../platform/jobs/jobs.store.ts'
import { createMatcher, type Matcher } from './engine/matcher.ts'
import { createMatching } from './matching.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await offer(await createPerson(app), offerOf('Producer', { title: 'Beats for grime' }))
  await app.runJob('index_listings')
})
afterAll(() => app.stop())

const options = { today: new Date('2026-11-15T12:00:00Z'), exclude: [], most: 10 }

describe('a matcher that dies', () => {
  it('[O-15] is a failure of matching, and nothing else', async () => {
    const worker = new URL('../../../../test/processes/dying-matcher-fixture.ts', import.meta.url)
    const matching = createMatching({ matcher: createMatcher({ worker }) })
    await expect(matching.rank(app.db, 'grime', options)).rejects.toMatchObject({
      code: 'match_failed',
    })
    await matching.stop()
  })

  it('receives all listings again', async () => {
    const matcher = createMatcher({ model: 'off' })
    let lose = (): void => {}
    const losing: Matcher = { ...matcher, onLost: (listener) => (lose = listener) }
    const matching = createMatching({ matcher: losing })
    const find = async () => (await matching.rank(app.db, 'grime', options)).ranked.length
    expect(await find()).toBe(1)
    await matcher.remove((await matching.rank(app.db, 'grime', options)).ranked.map(({ id }) => id))
    expect(await find()).toBe(0)
    lose()
    expect(await find()).toBe(1)
    await matching.stop()
  })
})

it('only one index job runs at a time, and only one waits', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(app)))
  await Promise.all(people.map((person) => offer(person, offerOf('Songwriter'))))
  const waiting = await listJobs(app.db, 100)
  expect(waiting.filter(({ task }) => task === 'index_listings')).toHaveLength(1)
})
