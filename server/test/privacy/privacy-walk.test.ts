import type { Route } from '@patchbay/contract/route'
import { calendarPath } from '@patchbay/contract/communities/events'
import { communityTopic, insideTopic, noticesTopic } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActions } from '../../src/actions.ts'
import { newId } from '../../src/platform/ids.ts'
import { bytesOf } from '../answers.ts'
import { noticesOf } from '../notices.ts'
import { createPerson, type TestPerson } from '../people.ts'
import { fillPrivateCommunity, type PrivateCommunity } from './private-community.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { listen } from '../realtime/test-socket.ts'

const routes = createActions(new Map()).map(({ route }) => route)
/** Routes of a community, or about something inside a community. */
const isAboutCommunities = ({ path }: Route) =>
  /:(community|event|post|reply|request|attachment|context)Id/.test(path)
const walked = routes.filter(isAboutCommunities)
/** Routes about people, who are public; but their memberships and content are not. */
const aboutPeople = routes.filter(({ path }) => /^\/(people|blocks)/.test(path))

/** Routes open to a stranger: the existence and the leader of every community are public. */
const open = ['getCommunity', 'joinCommunity', 'leaveCommunity', 'requestMembership']
const openToo = ['withdrawRequest', 'updateCommunity', 'deleteCommunity', 'handOverCommunity']
/** Only for the leader: a stranger is refused, whatever person the request names. */
const leaders = ['listRequests', 'approveRequest', 'rejectRequest', 'removeMember']
/** The same for what the leader and moderators do about people. */
const hands = ['nameModerator', 'endModerator', 'muteMember', 'unmuteMember']
const succession = ['chooseSuccessor', 'withdrawSuccessor']
const covers = ['uploadCommunityCover', 'removeCommunityCover']
const notInside = new Set([...open, ...openToo, ...leaders, ...hands, ...succession, ...covers])

let app: TestApp
let filled: PrivateCommunity
let actors: Record<string, Pick<TestPerson, 'client'> & { id?: string }>
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 60_000 })
  filled = await fillPrivateCommunity(app)
  actors = {
    visitor: { client: app.visitor },
    newcomer: await createPerson(app, { fresh: true }),
    stranger: await createPerson(app),
    admin: await createPerson(app, { role: 'admin' }),
    applicant: filled.applicant,
    'removed member': filled.removed,
  }
})
afterAll(() => app.stop())

const queries: Readonly<Record<string, string>> = {
  uploadAttachment: '?name=notes.txt',
  searchPeople: '?q=memberCanary',
}

async function ask(route: Route, client: TestPerson['client'], ids: Record<string, string>) {
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) => ids[name] ?? newId())
  const body = filled.bodies[route.name]
  const init: RequestInit = { method: route.method }
  if (route.upload) init.body = new Blob(['not a picture'])
  else if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  const query = queries[route.name] ?? ''
  const response = await client.fetch(`/api${path}${query}`, init)
  const text = await response.text()
  return { status: response.status, text, told: text.replace(/"requestId":"[^"]*"/, '') }
}

const names = ['visitor', 'newcomer', 'stranger', 'admin', 'applicant', 'removed member']

describe.each(names)('[K-30, K-31] to a %s', (name) => {
  const clientOf = () => actors[name]?.client ?? app.visitor

  it.each(walked.map((route) => [route.name, route] as const))(
    '%s reveals nothing from the inside',
    async (_route, route) => {
      const real = await ask(route, clientOf(), filled.ids)
      for (const word of filled.canaries) expect(real.text).not.toContain(word)
      if (notInside.has(route.name)) return
      const absent = await ask(route, clientOf(), { contextType: 'community' })
      expect([real.status, real.told]).toEqual([absent.status, absent.told])
      expect(real.status).toBeGreaterThanOrEqual(400)
    },
  )

  it('nothing inside can be reported, as if it did not exist', async () => {
    const report = (type: string, id: string) => {
      const body = { clientId: newId(), subject: { type, id }, reason: 'Something.' }
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return bytesOf(clientOf(), '/api/reports', init)
    }
    for (const type of ['post', 'reply', 'event']) {
      const real = await report(type, filled.ids[`${type}Id`] ?? '')
      expect(real, type).toEqual(await report(type, newId()))
      expect(real[0]).toBeGreaterThanOrEqual(400)
    }
  })

  it.each(aboutPeople.map((route) => [route.name, route] as const))(
    '%s reveals the person, and nothing that they write inside',
    async (_route, route) => {
      const { text } = await ask(route, clientOf(), filled.ids)
      for (const word of filled.canaries.filter((one) => !one.startsWith('member')))
        expect(text).not.toContain(word)
    },
  )

  it('no address of a file works, not even one that did before', async () => {
    for (const address of filled.addresses) {
      const response = await clientOf().fetch(address)
      expect([response.status, address]).toEqual([404, address])
      const text = await response.text()
      for (const word of filled.canaries) expect(text).not.toContain(word)
    }
  })

  it('the search for everything finds nothing of what is said inside', async () => {
    const said = filled.canaries.filter((one) => !one.startsWith('member'))
    expect(said.length).toBeGreaterThan(3)
    for (const q of said.flatMap((one) => [one, one.slice(0, -2)])) {
      const response = await clientOf().fetch(`/api/search?q=${encodeURIComponent(q)}`)
      const text = await response.text()
      for (const word of said) expect(text, q).not.toContain(word)
    }
  })

  it('the lists, searches and files reveal nothing either', async () => {
    const paths = [
      '/api/communities',
      `/api/communities?q=${filled.canaries[0]}`,
      '/api/communities/own',
      '/api/communities/places',
      '/api/feed/posts',
      `/api/feed/posts?newest=${filled.ids['postId']}`,
      '/api/feed/events',
      '/api/notices',
      calendarPath(filled.ids['eventId'] ?? ''),
    ]
    for (const path of paths) {
      const response = await clientOf().fetch(path)
      const text = await response.text()
      for (const word of filled.canaries) expect(text, path).not.toContain(word)
    }
    const [real, absent] = await Promise.all(
      [filled.ids['eventId'] ?? '', newId()].map((id) => bytesOf(clientOf(), calendarPath(id))),
    )
    expect(real).toEqual(absent)
  })
})

it.each(['stranger', 'admin', 'applicant', 'removed member'])(
  '[K-31] to a %s no frame reveals that anything happens inside',
  async (name) => {
    const { client, id: userId = '' } = actors[name] ?? { client: app.visitor }
    const { version } = await noticesOf({ client })
    const socket = await listen(app, client)
    const id = filled.ids['communityId'] ?? ''
    socket.follow({ [insideTopic(id)]: 0, [communityTopic(id)]: 10_000 })
    await filled.somethingHappens()
    socket.resume({ [noticesTopic(userId)]: version })
    await expect.poll(() => socket.received.map(({ type }) => type)).toContain('resumed')
    expect(socket.received.map(({ type }) => type)).toEqual(['resumed'])
  },
)

it('a member sees everything, so the walk would find a leak', async () => {
  const seen = await Promise.all(
    walked
      .filter(({ method }) => method === 'GET')
      .map((route) => ask(route, filled.member.client, filled.ids)),
  )
  const file = await filled.member.client.fetch(filled.addresses[0] ?? '')
  const all = [...seen.map(({ text }) => text), await file.text()].join()
  for (const word of filled.canaries.filter((one) => !one.startsWith('note'))) {
    expect(all, word).toContain(word)
  }
})

it('a member finds posts and events in the lists of their communities', async () => {
  const inside = [filled.ids['postId'], filled.ids['eventId']]
  for (const [index, path] of ['/api/feed/posts', '/api/feed/events'].entries()) {
    const response = await filled.member.client.fetch(path)
    expect(await response.text()).toContain(inside[index])
  }
})
