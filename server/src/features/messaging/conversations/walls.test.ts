import {
  declineRequest,
  getConversation,
  startConversation,
} from '@patchbay/contract/messaging/conversations'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import type { Route } from '@patchbay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { bytesOf } from '../../../../test/answers.ts'
import { leaveGroup, say, startGroup } from '../../../../test/conversations.ts'
import { ask as askGroup } from '../../../../test/polls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createActions } from '../../../actions.ts'
import { newId } from '../../../platform/ids.ts'
import { groupRoutes } from '../groups/routes.ts'

const routes = createActions(new Map()).map(({ route }) => route)
const about = routes.filter(({ path }) => /:(conversation|message)Id/.test(path))
const bodies: Readonly<Record<string, () => object>> = {
  sendMessage: () => ({ clientId: newId(), content: 'Let me in' }),
  forwardMessage: () => ({ clientId: newId(), conversationId: ids['conversationId'] }),
  updateMessage: () => ({ content: 'Let me in' }),
  reactToMessage: () => ({ emoji: '🔥' }),
  voteInMessage: () => ({ answers: [0] }),
  markRead: () => ({ seq: 1 }),
  setMuted: () => ({ isMuted: true }),
  arrangeConversation: () => ({ isPinned: true }),
  renameGroup: () => ({ name: 'Mine' }),
  addParticipants: () => ({ userIds: [newId()] }),
  setRole: () => ({ role: 'admin' }),
}
const queries: Readonly<Record<string, string>> = {
  listChanges: '?after=0',
  findMessageSince: '?time=2020-01-01T00:00:00.000Z',
}

let app: TestApp
let inside: TestPerson
let actors: Record<string, Pick<TestPerson, 'client'>>
let ids: Record<string, string>
beforeAll(async () => {
  app = await startTestApp()
  inside = await createPerson(app)
  const [fellow, left] = [await createPerson(app), await createPerson(app)]
  actors = {
    visitor: { client: app.visitor },
    newcomer: await createPerson(app, { fresh: true }),
    stranger: await createPerson(app),
    admin: await createPerson(app, { role: 'admin' }),
    'former member': left,
  }
  const conversationId = await startGroup(inside, [fellow, left], 'groupCanary')
  await say(left, conversationId, 'wordCanary')
  const message = await say(inside, conversationId, 'wordCanary')
  const poll = await askGroup(inside, conversationId, { answers: ['pollCanary', 'No'] })
  const bytes = Buffer.from('Bring the long cables.')
  const { body: file } = await sendTo(
    inside,
    conversationId,
    bytes,
    'fileCanary.txt',
    'conversation',
  )
  await inside.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
  })
  await leaveGroup(app, left, conversationId)
  ids = { conversationId, messageId: message.id, pollId: poll.id }
})
afterAll(() => app.stop())

function ask({ name, method, path }: Route, client: TestPerson['client'], filled: typeof ids) {
  const body = bodies[name]?.()
  const isOfPoll = /\/(votes?|poll\/end)$/.test(path)
  const address = path.replaceAll(
    /:(\w+)/g,
    (_match, key: string) => filled[isOfPoll && key === 'messageId' ? 'pollId' : key] ?? newId(),
  )
  const headers = { 'content-type': 'application/json' }
  const init = { method, ...(body && { headers, body: JSON.stringify(body) }) }
  return bytesOf(client, `/api${address}${queries[name] ?? ''}`, init)
}

const names = ['visitor', 'newcomer', 'stranger', 'admin', 'former member']

describe.each(names)('[S-21] to a %s', (name) => {
  const clientOf = () => actors[name]?.client ?? app.visitor

  it.each(about.map((route) => [route.name, route] as const))(
    '%s answers as if nothing existed',
    async (_route, route) => {
      const [status, text] = await ask(route, clientOf(), ids)
      expect([status, text]).toEqual(await ask(route, clientOf(), {}))
      // Leaving a group and staying away are idempotent, so they succeed for people who are not in it.
      const nothing = ['leaveGroup', 'stayAway'].includes(route.name) ? 204 : 404
      expect(status).toBe({ visitor: 401, newcomer: 403 }[name] ?? nothing)
      expect(text).not.toContain('Canary')
    },
  )

  it('the lists contain nothing of it', async () => {
    const lists = ['', '?q=Canary', '/unread', '?updatedSince=2000-01-01T00:00:00Z']
    for (const path of lists) {
      const [, text] = await bytesOf(clientOf(), `/api/conversations${path}`)
      for (const word of ['Canary', ids['conversationId'] ?? '']) expect(text).not.toContain(word)
    }
  })
})

it('[S-21] participants see all of it, which proves that these tests would find a leak', async () => {
  expect(about.length).toBeGreaterThanOrEqual(6)
  // There is nothing to decline in a conversation that was accepted.
  const changing = new Set<Route>([...groupRoutes.map(({ route }) => route), declineRequest])
  for (const route of about.filter((one) => !changing.has(one))) {
    const [status, text] = await ask(route, inside.client, ids)
    expect([status, route.name]).toEqual([200, route.name])
    if (route.method === 'GET') expect(text).toMatch(/Canary|"seq":1|"answers":\[0\]|"voters":\[\{/)
  }
})

describe('hostile input', () => {
  const far = [-1, 1.5, 2 ** 53, 1e300, '9'.repeat(400), 'x', '', null]
  const texts = ['x'.repeat(5_001), '\ud800', 'a\u0000b', '\u0007', 7, null, undefined, {}]

  it('is refused with an error or accepted, and breaks nothing', async () => {
    const { conversationId = '', messageId = '' } = ids
    const params = { conversationId }
    const known = (await inside.client.call(getConversation, { params })).body
    const at = `/conversations/${conversationId}`
    const send = (content: unknown) => ({ clientId: newId(), content })
    const asked: (readonly [method: string, path: string, body?: unknown])[] = [
      ...far.flatMap((place) =>
        ['before', 'after', 'around'].map(
          (name) => ['GET', `${at}/messages?${name}=${String(place)}`] as const,
        ),
      ),
      ...far.map((place) => ['GET', `${at}/changes?after=${String(place)}`] as const),
      ['GET', `${at}/messages?after=${Number.MAX_SAFE_INTEGER}`],
      ['GET', `${at}/messages?around=${Number.MAX_SAFE_INTEGER}`],
      ['GET', `${at}/changes?after=${Number.MAX_SAFE_INTEGER}`],
      ['GET', `${at}/changes`],
      ...far.map((seq) => ['POST', `${at}/read`, { seq }] as const),
      ['POST', `${at}/read`, { seq: Number.MAX_SAFE_INTEGER }],
      ...texts.map((text) => ['POST', `${at}/messages`, send(text)] as const),
      ...texts.map((content) => ['PATCH', `/messages/${messageId}`, { content }] as const),
      ...texts.map(
        (name) =>
          [
            'POST',
            '/conversations/groups',
            { clientId: newId(), name, memberIds: [newId(), newId()], initialMessage: null },
          ] as const,
      ),
      ['POST', `${at}/messages`, { clientId: 'mine', content: 'x' }],
      ['POST', `${at}/messages`, []],
      ['POST', '/conversations', { userId: inside.id, message: send('\ud800') }],
      ['POST', '/conversations/groups', { clientId: newId(), name: 'x', memberIds: 'all' }],
      ['GET', '/conversations/nowhere'],
      ['GET', '/conversations/nowhere/messages'],
      ['POST', '/conversations/%00/messages', send('x')],
      ['PATCH', '/messages/nothing', { content: 'x' }],
      ['GET', '/conversations?cursor=%00'],
      ['GET', '/conversations?cursor=WzEsMl0'],
      ['GET', `/conversations?q=${'x'.repeat(101)}`],
      ['GET', '/conversations?q=%00'],
      ['GET', '/conversations?q=%25_%5C'],
      ['GET', '/conversations?updatedSince=yesterday'],
      ['GET', '/conversations?updatedSince=0000-01-01T00:00:00Z'],
      ['GET', '/conversations?updatedSince=9999-12-31T23:59:59Z'],
    ]
    const headers = { 'content-type': 'application/json' }
    for (const [method, path, body] of asked) {
      const init = { method, ...(body !== undefined && { headers, body: JSON.stringify(body) }) }
      const [status, text] = await bytesOf(inside.client, `/api${path}`, init)
      const what = `${method} ${path.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 80)}`
      expect([200, 400, 404], `${what}: ${status} ${text}`).toContain(status)
      if (method === 'PATCH' || path.endsWith('/messages')) expect(status, what).not.toBe(200)
    }
    const { seq, lastMessage } = (await inside.client.call(getConversation, { params })).body
    expect([seq, lastMessage]).toEqual([known.seq, known.lastMessage])
  })

  it('[Z-12] nobody can send or start anything in the name of somebody else', async () => {
    const other = await createPerson(app)
    const forged = { senderId: other.id, creatorId: other.id, user1Id: other.id }
    const [status, said] = await bytesOf(
      inside.client,
      `/api/conversations/${ids['conversationId']}/messages`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: newId(), content: 'Mine', ...forged }),
      },
    )
    expect([status, said]).toEqual([400, expect.stringContaining('invalid_input')])
    const third = await createPerson(app)
    const group = { clientId: newId(), name: 'x', memberIds: [other.id, third.id] }
    const start = (extra: object) =>
      inside.client.call(startConversation, { body: { userId: other.id, ...extra } })
    const gather = (extra: object) =>
      inside.client.call(createGroup, { body: { ...group, initialMessage: null, ...extra } })
    for (const refused of [await start(forged), await gather(forged)])
      expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    const made = [await start({}), await gather({})]
    for (const { body } of made) {
      const params = { conversationId: body.id }
      const { participants } = (await inside.client.call(getConversation, { params })).body
      expect(participants.map(({ userId }) => userId)).toContain(inside.id)
      for (const one of participants)
        expect(one.role === 'admin').toBe(one.userId === inside.id && participants.length === 3)
    }
  })
})
