import { signAttachments } from '@patchbay/contract/content/attachments'
import { listUnread, markRead } from '@patchbay/contract/messaging/conversations'
import { sendMessage, type Message } from '@patchbay/contract/messaging/messages'
import { conversationTopic } from '@patchbay/contract/realtime'
import type { Route } from '@patchbay/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bytesOf } from '../../../../test/answers.ts'
import { sendTo } from '../../../../test/attachments.ts'
import { say, startGroup, trySay } from '../../../../test/conversations.ts'
import { inGroup } from '../../../../test/groups.ts'
import { ask } from '../../../../test/polls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deltasIn, join } from '../../../../test/realtime/test-socket.ts'
import { createActions } from '../../../actions.ts'
import { newId } from '../../../platform/ids.ts'
import { groupRoutes } from './routes.ts'

const soon = { timeout: 5_000 }

/** What a participant knows of a group when they leave: all ids, and the address of a file. */
interface Known {
  readonly id: string
  readonly own: Message
  /** A poll of their own. */
  readonly pollId: string
  readonly ownIds: [string, string]
  readonly theirIds: [string, string]
  readonly fileId: string
  readonly address: string
}

type Answered = readonly [status: number, text: string]
type Way = (by: TestPerson, known: Known) => Promise<Answered>

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const get =
  (path: (known: Known) => string): Way =>
  ({ client }, known) =>
    bytesOf(client, path(known))
const inside = (rest: string) => get(({ id }) => `/api/conversations/${id}${rest}`)
const change =
  (method: string, path: (known: Known) => string, body: (known: Known) => object): Way =>
  ({ client }, known) =>
    bytesOf(client, path(known), json(method, body(known)))
const at =
  (rest: string) =>
  ({ id }: Known) =>
    `/api/conversations/${id}${rest}`

/**
 * Every way by which text, files, names or pictures reach a person, and the status after they have
 * left.
 */
const ways: Record<string, readonly [Way, after: number]> = {
  listConversations: [get(() => '/api/conversations'), 200],
  'listConversations, searched': [get(() => '/api/conversations?q=Canary'), 200],
  listUnread: [get(() => '/api/conversations/unread'), 200],
  acceptRequest: [change('POST', at('/acceptance'), () => ({})), 404],
  'listConversations, since': [
    get(() => '/api/conversations?updatedSince=2000-01-01T00:00:00Z'),
    200,
  ],
  getConversation: [inside(''), 404],
  listMessages: [inside('/messages'), 404],
  listConversationFiles: [inside('/files'), 404],
  'listMessages, before': [inside('/messages?before=3'), 404],
  'listMessages, after': [inside('/messages?after=0'), 404],
  'listMessages, around': [inside('/messages?around=1'), 404],
  findMessageSince: [inside('/messages/since?time=2020-01-01T00:00:00.000Z'), 404],
  listChanges: [inside('/changes?after=0'), 404],
  searchMessages: [get(() => '/api/messages?q=wordCanary'), 200],
  'searchMessages, inside': [
    get(({ id }) => `/api/messages?q=wordCanary&conversationId=${id}`),
    404,
  ],
  signAttachments: [
    change(
      'POST',
      () => `/api${signAttachments.path}`,
      ({ fileId }) => ({ ids: [fileId] }),
    ),
    200,
  ],
  'a file, by the address of before': [get(({ address }) => address), 404],
  sendMessage: [
    change('POST', at('/messages'), () => ({ clientId: newId(), content: 'Canary' })),
    404,
  ],
  forwardMessage: [
    change(
      'POST',
      ({ own }) => `/api/messages/${own.id}/forwarded`,
      ({ id }) => ({ clientId: newId(), conversationId: id }),
    ),
    404,
  ],
  reactToMessage: [
    change(
      'PUT',
      ({ own }) => `/api/messages/${own.id}/reaction`,
      () => ({ emoji: '🔥' }),
    ),
    404,
  ],
  removeMessagePreview: [
    ({ client }, { own }) =>
      bytesOf(client, `/api/messages/${own.id}/preview`, { method: 'DELETE' }),
    404,
  ],
  voteInMessage: [
    change(
      'PUT',
      ({ pollId }) => `/api/messages/${pollId}/vote`,
      () => ({ answers: [0] }),
    ),
    404,
  ],
  getMessageVote: [get(({ pollId }) => `/api/messages/${pollId}/vote`), 404],
  listMessageVotes: [get(({ pollId }) => `/api/messages/${pollId}/votes`), 404],
  endMessagePoll: [
    change(
      'PUT',
      ({ pollId }) => `/api/messages/${pollId}/poll/end`,
      () => ({}),
    ),
    404,
  ],
  updateMessage: [
    change(
      'PATCH',
      ({ own }) => `/api/messages/${own.id}`,
      () => ({ content: `Canary ${newId()}` }),
    ),
    404,
  ],
  deleteMessage: [
    ({ client }, { ownIds }) =>
      bytesOf(client, `/api/messages/${ownIds.pop()}`, { method: 'DELETE' }),
    404,
  ],
  createReport: [
    change(
      'POST',
      () => '/api/reports',
      ({ theirIds }) => ({
        clientId: newId(),
        subject: { type: 'message', id: theirIds.pop() },
        reason: 'Canary',
      }),
    ),
    404,
  ],
  markRead: [change('POST', at('/read'), () => ({ seq: 1 })), 404],
  setMuted: [change('PUT', at('/muted'), () => ({ isMuted: true })), 404],
  arrangeConversation: [
    change('PATCH', at('/arrangement'), () => ({ isPinned: true, isArchived: false })),
    404,
  ],
  openUpload: [
    change(
      'PUT',
      () => `/api/attachments/uploads/${newId()}`,
      ({ id }) => ({ contextType: 'conversation', contextId: id, name: 'Canary.wav', size: 1 }),
    ),
    404,
  ],
  uploadAttachment: [
    async (by, { id }) => {
      const { status, body } = await sendTo(by, id, Buffer.from('x'), 'Canary.txt', 'conversation')
      return [status, JSON.stringify(body)]
    },
    404,
  ],
}

const schemasOf = ({ params, query, body, output }: Route) =>
  [params, query, body, output].filter((one) => one !== undefined && one !== null)
const formOf = (route: Route): string =>
  JSON.stringify(schemasOf(route).map((one) => z.toJSONSchema(one, { unrepresentable: 'any' })))
/**
 * Whether a route has a conversation or message in its input or output, or concerns attachments or
 * reports.
 */
const concerns = (route: Route): boolean =>
  /"((conversation|message)Ids?|lastMessage)"/.test(formOf(route)) ||
  /^\/(attachments|reports)\b/.test(route.path)

it('covers every route that takes or returns a conversation or a message', () => {
  const elsewhere = new Set([
    // policy.test.ts covers these for people who have left, too.
    ...groupRoutes.map(({ route }) => route.name),
    // These are only for two people: requests.test.ts covers them.
    'listRequests',
    'declineRequest',
    // Removes only the caller's own unsent files, and returns nothing.
    'removeAttachment',
    // They know an upload by its owner: uploads.test.ts covers who may begin and finish one.
    'uploadPart',
    'finishUpload',
    'cancelUpload',
    // Counts the bytes of the caller's own files.
    'getStorageUse',
  ])
  const routes = createActions(new Map()).map(({ route }) => route)
  const names = routes.filter(concerns).map(({ name }) => name)
  const walked = new Set(Object.keys(ways).map((name) => name.replace(/,.*/, '')))
  expect(names.filter((name) => !elsewhere.has(name)).toSorted()).toEqual(
    [...walked].filter((name) => name !== 'a file').toSorted(),
  )
})

let app: TestApp
let red: Buffer
beforeAll(async () => {
  app = await startTestApp()
  red = await plain(64, 64, '#ff0000').png().toBuffer()
})
afterAll(() => app.stop())

describe.each(['been removed', 'left'])('[S-21, T-36] to somebody who has %s', (how) => {
  let ann: TestPerson
  let bob: TestPerson
  let eve: TestPerson
  let known: Known
  let before: Record<string, Answered>
  let after: Record<string, Answered>

  const walk = async () => {
    const answers: Record<string, Answered> = {}
    for (const [name, [way]] of Object.entries(ways)) answers[name] = await way(eve, known)
    return answers
  }

  beforeAll(async () => {
    ann = await createPerson(app)
    bob = await createPerson(app)
    eve = await createPerson(app)
    const id = await startGroup(ann, [bob, eve], 'nameCanary')
    const [first, second] = [await say(ann, id, 'wordCanary'), await say(bob, id, 'wordCanary')]
    const ownIds = [await say(eve, id, 'ownCanary'), await say(eve, id, 'ownCanary')] as const
    const own = await say(eve, id, 'ownCanary')
    const { id: pollId } = await ask(eve, id, {}, 'ownCanary')
    const file = await sendTo(ann, id, Buffer.from('fileCanary'), 'a.txt', 'conversation')
    const fileId = file.body.id
    const body = { clientId: newId(), content: '', attachments: [{ id: fileId }] }
    await ann.client.call(sendMessage, { params: { conversationId: id }, body })
    await inGroup(ann, id).setPicture(red)
    const signed = await eve.client.call(signAttachments, { body: { ids: [fileId] } })
    const address = signed.body.signed[0]?.signedUrl ?? ''
    known = {
      id,
      own,
      pollId,
      ownIds: [ownIds[0].id, ownIds[1].id],
      theirIds: [first.id, second.id],
      fileId,
      address,
    }
    before = await walk()
    await (how === 'left' ? inGroup(eve, id).leave() : inGroup(ann, id).remove(eve))
    await say(ann, id, 'laterCanary')
    await inGroup(ann, id).rename('laterCanary')
    await inGroup(ann, id).setPicture(red)
    after = await walk()
  })

  it.each(Object.entries(ways))('%s no longer shows anything', (name, [, status]) => {
    expect(before[name]?.[0]).toBe(200)
    // Proves that the check after leaving would find a leak.
    const silent = ['setMuted', 'arrangeConversation', 'markRead', 'openUpload', 'getMessageVote']
    if (!silent.includes(name))
      expect(before[name]?.[1]).toMatch(/Canary|files\/|"id"|"found":\{|"conversationIds":\["/)
    expect(after[name]?.[0]).toBe(status)
    for (const word of ['Canary', known.id, known.fileId, ann.id])
      expect(after[name]?.[1]).not.toContain(word)
  })

  it('their own message, when sent again, is returned without anything newer', async () => {
    const { id, own } = known
    const { seq } = await say(ann, id, 'laterCanary')
    await bob.client.call(markRead, { params: { conversationId: id }, body: { seq } })
    const { status, body } = await trySay(eve, id, 'ownCanary', own.clientId)
    expect(status).toBe(200)
    // Their own edit is an exception, which the calls before leaving have made.
    const changed: unknown = JSON.parse(before['updateMessage']?.[1] ?? '')
    expect(body).toEqual({ ...(changed as Message), readBy: [] })
    expect(body).toMatchObject({ id: own.id, seq: own.seq, isEdited: true })
  })

  it('none of their later calls has changed the group', async () => {
    const shown = await inGroup(ann, known.id).get()
    expect(shown).toMatchObject({ lastMessage: 'laterCanary', participantCount: 2 })
    const own = (await inGroup(ann, known.id).messages()).filter((one) => one.senderId === eve.id)
    const said = own.filter(({ event }) => event === null).map(({ seq }) => seq)
    expect(Math.max(...said)).toBeLessThan(shown.lastMessageSeq)
  })

  it('nothing is unread or muted', async () => {
    expect((await eve.client.call(listUnread, {})).body).toEqual({
      conversationIds: [],
      mutedIds: [],
    })
  })

  it('the address of a later picture is never revealed to them', async () => {
    const { avatarUrl } = await inGroup(bob, known.id).get()
    const seen = [...Object.values(before), ...Object.values(after)].map(([, text]) => text)
    const place = avatarUrl?.split('/')[2] ?? 'none'
    expect(seen.join('')).toContain('/avatars/')
    expect(seen.join('')).not.toContain(place)
  })

  it('no socket sends them anything of it, whatever version the page claims to know', async () => {
    const [page, stays] = [
      await join(app, eve.client, { [conversationTopic(known.id)]: 0 }),
      await join(app, bob.client),
    ]
    page.type(known.id)
    await say(ann, known.id, 'liveCanary')
    await expect.poll(() => deltasIn(stays, known.id).length, soon).toBe(1)
    // Nobody is notified that they type.
    expect(stays.received.filter(({ type }) => type === 'typing')).toEqual([])
    expect(page.received).toEqual([{ type: 'resumed' }])
  })
})
