import { setRsvp } from '@patchbay/contract/communities/events'
import { listFeedEvents } from '@patchbay/contract/communities/feed'
import { leaveCommunity } from '@patchbay/contract/communities/memberships'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerEvent, countStatements, createCommunity } from '../../../../test/communities.ts'
import { announceEvent, hoursAfter } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

const start = new Date()
let now = start
let app: TestApp
let leader: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now, sweepMilliseconds: 3_600_000 })
  leader = await createPerson(app, { fullName: 'Lea Leader' })
})
afterAll(() => app.stop())

let viewer: TestPerson
let one: string
let two: string
beforeEach(async () => {
  now = start
  viewer = await createPerson(app)
  one = await createCommunity(app, leader, { name: 'One', members: [viewer] })
  two = await createCommunity(app, leader, { isPrivate: true, members: [viewer] })
})

const list = async (cursor?: string) => {
  const query = cursor === undefined ? {} : { cursor }
  return (await viewer.client.call(listFeedEvents, { query })).body
}
const at = (communityId: string, title: string, startHours: number, endHours: number) =>
  announceEvent(leader, communityId, {
    title,
    startTime: hoursAfter(start, startHours),
    endTime: hoursAfter(start, endHours),
  })
const titles = (events: readonly { title: string }[]) => events.map(({ title }) => title)

describe('the events of the viewer’s communities', () => {
  it('[P-09, Q-07] are the upcoming ones, the soonest first, after the running ones', async () => {
    await at(one, 'over', -3, -1)
    await at(one, 'runs past noon', -1, 12)
    await at(two, 'ends at noon', -2, 10)
    await at(two, 'begins at noon', 10, 12)
    await at(one, 'begins later', 11, 12)
    await at(await createCommunity(app, leader), 'elsewhere', 10, 12)
    await at(await createCommunity(app, leader, { isPrivate: true }), 'hidden', 10, 12)
    const shown = async () => {
      const { happeningNow, upcoming, communities } = await list()
      return [titles(happeningNow), titles(upcoming), communities]
    }
    const millisecond = 1 / 3_600_000
    const moment = (hours: number) => new Date(hoursAfter(start, hours))
    now = moment(10 - millisecond)
    expect(await shown()).toEqual([
      ['ends at noon', 'runs past noon'],
      ['begins at noon', 'begins later'],
      2,
    ])
    now = moment(10)
    expect(await shown()).toEqual([['runs past noon'], ['begins at noon', 'begins later'], 2])
    now = moment(10 + millisecond)
    expect(await shown()).toEqual([['runs past noon', 'begins at noon'], ['begins later'], 2])
    await viewer.client.call(leaveCommunity, { params: { communityId: one } })
    expect(await shown()).toEqual([['begins at noon'], [], 1])
  })

  it('[P-09, Q-07, Q-08] show the organiser, the community, the attendees and the viewer’s own answer', async () => {
    const { id } = await at(one, 'Tape night', 2, 4)
    const guest = await createPerson(app)
    await answerEvent(app, id, guest)
    await viewer.client.call(setRsvp, { params: { eventId: id }, body: { status: 'yes' } })
    expect((await list()).upcoming).toMatchObject([
      {
        creator: { id: leader.id, displayName: 'Lea Leader' },
        community: { id: one, name: 'One', isPrivate: false },
        rsvpCount: 2,
        myRsvp: 'yes',
        can: { rsvp: true, edit: false, delete: false },
      },
    ])
  })

  it('have pages of 20 with each event once, also if several begin at once, in two statements', async () => {
    await at(one, 'now', -1, 1)
    const expected = Array.from({ length: 45 }, (_, index) => `Event ${index}`)
    for (const [index, title] of expected.entries())
      await at(index % 3 === 0 ? two : one, title, index < 30 ? 2 : 3, 4)
    const first = await list()
    expect(titles(first.happeningNow)).toEqual(['now'])
    const second = await list(first.nextCursor ?? '')
    const third = await list(second.nextCursor ?? '')
    expect([second.happeningNow, third.happeningNow, third.nextCursor]).toEqual([[], [], null])
    const pages = [first, second, third].map(({ upcoming }) => titles(upcoming))
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
    expect(pages.flat()).toEqual(expected)
    expect(await countStatements(app, () => list())).toBe(2)
    expect(await countStatements(app, () => list(first.nextCursor ?? ''))).toBe(2)
  })

  it('are refused to people who are not signed in or onboarded, and for invalid input', async () => {
    const newcomer = await createPerson(app, { fresh: true })
    const refused = await newcomer.client.call(listFeedEvents, { query: {} })
    expect(refused).toMatchObject({ status: 403, code: 'not_onboarded' })
    expect(await app.visitor.call(listFeedEvents, { query: {} })).toMatchObject({ status: 401 })
    const nonsense = await viewer.client.call(listFeedEvents, { query: { cursor: 'x' } })
    expect(nonsense).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
