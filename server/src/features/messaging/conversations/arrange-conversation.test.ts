import {
  arrangeConversation,
  getConversation,
  listConversations,
  listUnread,
  markRead,
  mostPinnedConversations,
  setMuted,
  type Arrangement,
  type ConversationFilter,
} from '@patchbay/contract/messaging/conversations'
import { addParticipants, comeBack, leaveGroup } from '@patchbay/contract/messaging/groups'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { join } from '../../../../test/realtime/test-socket.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let ann: TestPerson
let bob: TestPerson
let cas: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
  cas = await createPerson(app)
})
afterAll(() => app.stop())

const arrange = ({ client }: TestPerson, id: string, body: Partial<Arrangement>) =>
  client.call(arrangeConversation, { params: { conversationId: id }, body })
const mute = ({ client }: TestPerson, id: string, isMuted: boolean) =>
  client.call(setMuted, { params: { conversationId: id }, body: { isMuted } })
const read = ({ client }: TestPerson, id: string, seq: number) =>
  client.call(markRead, { params: { conversationId: id }, body: { seq } })
const get = async ({ client }: TestPerson, id: string) =>
  (await client.call(getConversation, { params: { conversationId: id } })).body
const unread = async ({ client }: TestPerson) =>
  (await client.call(listUnread, {})).body.conversationIds
async function listed({ client }: TestPerson, only?: ConversationFilter, q?: string) {
  const query = { ...(only && { only }), ...(q !== undefined && { q }) }
  const { body } = await client.call(listConversations, { query })
  return body.conversations.map(({ id }) => id)
}

/** A group of the three with something said in it. */
async function group(name: string): Promise<string> {
  const id = await startGroup(ann, [bob, cas], name)
  await say(ann, id, `Welcome to ${name}`)
  return id
}

describe('a pinned conversation', () => {
  it('is above the others, for whoever pinned it alone', async () => {
    const [first, second, third] = [await group('One'), await group('Two'), await group('Three')]
    const answer = await arrange(ann, first, { isPinned: true })
    expect([answer.status, answer.body.isPinned]).toEqual([200, true])
    expect(await listed(ann)).toEqual([first, third, second])
    expect(await listed(ann, 'groups')).toEqual([first, third, second])
    expect(await listed(bob)).toEqual([third, second, first])
    expect((await get(ann, first)).isPinned).toBe(true)
    expect((await get(bob, first)).isPinned).toBe(false)
    await say(bob, second)
    expect(await listed(ann)).toEqual([first, second, third])
    await arrange(ann, first, { isPinned: false })
    expect(await listed(ann)).toEqual([second, third, first])
  })

  it('is on the first page and on no other', async () => {
    const made: string[] = []
    for (let number = 0; number < 52; number += 1) made.push(await startGroup(ann, [bob, cas]))
    const [oldest = ''] = made
    await arrange(ann, oldest, { isPinned: true })
    const page = async (cursor?: string) =>
      (await ann.client.call(listConversations, { query: cursor === undefined ? {} : { cursor } }))
        .body
    const first = await page()
    const second = await page(first.nextCursor ?? '')
    expect(first.conversations[0]?.id).toBe(oldest)
    expect(second.nextCursor).toBeNull()
    const ids = [...first.conversations, ...second.conversations].map(({ id }) => id)
    expect(ids.toSorted()).toEqual(made.toSorted())
  })

  it('is one of ten at most, also when two pages pin at once', async () => {
    const made: string[] = []
    for (let number = 0; number <= mostPinnedConversations + 1; number += 1)
      made.push(await startGroup(ann, [bob, cas]))
    const answers = await Promise.all(made.map((id) => arrange(ann, id, { isPinned: true })))
    const refused = answers.filter(({ code }) => code === 'too_many_pinned')
    expect(refused).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostPinnedConversations)
    // One that is pinned can be pinned again.
    const [pinned = ''] = await listed(ann)
    expect((await arrange(ann, pinned, { isPinned: true })).status).toBe(200)
  })
})

describe('an archived conversation', () => {
  it('is out of the list and its parts until somebody writes; a search finds it', async () => {
    const [kept, archived] = [await group('Kept'), await group('Shelf')]
    await say(bob, archived, 'Unread so far')
    expect((await arrange(ann, archived, { isArchived: true })).body.isArchived).toBe(true)
    expect(await listed(ann)).toEqual([kept])
    expect(await listed(ann, 'groups')).toEqual([kept])
    expect(await listed(ann, 'unread')).toEqual([])
    expect(await unread(ann)).toEqual([])
    expect(await listed(ann, 'archived')).toEqual([archived])
    expect(await listed(ann, undefined, 'shelf')).toEqual([archived])
    expect(await listed(bob)).toEqual([archived, kept])
    await arrange(ann, archived, { isArchived: true })
    await say(bob, archived, 'Anybody there?')
    expect(await listed(ann)).toEqual([archived, kept])
    expect(await listed(ann, 'archived')).toEqual([])
    expect(await unread(ann)).toEqual([archived])
    await arrange(ann, archived, { isArchived: true })
    await arrange(ann, archived, { isArchived: false })
    expect(await listed(ann)).toEqual([archived, kept])
  })

  it('stays where it is for as long as it is muted', async () => {
    const id = await group('Noise')
    await mute(ann, id, true)
    await arrange(ann, id, { isArchived: true })
    await say(bob, id, 'Noise')
    expect([await listed(ann), await listed(ann, 'archived')]).toEqual([[], [id]])
    await mute(ann, id, false)
    expect([await listed(ann), await listed(ann, 'archived')]).toEqual([[id], []])
    // It came back by itself, so muting it does not put it away again.
    await mute(ann, id, true)
    expect([await listed(ann), await listed(ann, 'archived')]).toEqual([[id], []])
  })
})

describe('a conversation that is marked as unread', () => {
  it('is unread until its reader opens it, which nobody else notices', async () => {
    const id = await startPair(ann, bob)
    const { seq } = await say(bob, id)
    await read(ann, id, seq)
    const before = (await get(bob, id)).participants
    const answer = await arrange(ann, id, { isMarkedUnread: true })
    expect(answer.body).toMatchObject({ isMarkedUnread: true, unread: true })
    expect([await unread(ann), await listed(ann, 'unread')]).toEqual([[id], [id]])
    expect(await unread(bob)).toEqual([])
    const page = await join(app, ann.client)
    await read(ann, id, seq)
    await expect.poll(() => page.received.at(-1)).toMatchObject({ type: 'inbox_changed' })
    expect([await unread(ann), (await get(ann, id)).isMarkedUnread]).toEqual([[], false])
    expect((await get(bob, id)).participants).toEqual(before)
  })

  it('is read like any other when something new is read', async () => {
    const id = await startPair(ann, bob)
    await arrange(ann, id, { isMarkedUnread: true })
    const { seq } = await say(bob, id)
    await read(ann, id, seq)
    expect([await unread(ann), (await get(ann, id)).isMarkedUnread]).toEqual([[], false])
  })
})

describe('an arrangement', () => {
  it('reaches the other pages of the same person, and nobody else', async () => {
    const id = await group('Quiet')
    const [hers, his] = [await join(app, ann.client), await join(app, bob.client)]
    const { change } = await get(bob, id)
    await arrange(ann, id, { isPinned: true })
    await expect.poll(() => hers.received.at(-1)).toMatchObject({ type: 'inbox_changed' })
    const count = hers.received.length
    // What is so already is not announced.
    await arrange(ann, id, { isPinned: true })
    await say(ann, id)
    await expect.poll(() => hers.received.length).toBeGreaterThan(count)
    expect(hers.received.slice(count).map(({ type }) => type)).toEqual(['conversation_changed'])
    expect(his.received.some(({ type }) => type === 'inbox_changed')).toBe(false)
    expect((await get(bob, id)).change).toBe(change + 1)
  })

  it('can be made only by who is in the conversation, and ends with leaving', async () => {
    const id = await group('Doors')
    const outside = await createPerson(app)
    for (const [by, conversationId] of [
      [outside, id],
      [ann, newId()],
    ] as const)
      expect((await arrange(by, conversationId, { isPinned: true })).code).toBe(
        'conversation_not_found',
      )
    expect((await arrange(bob, id, { isPinned: 'yes' as unknown as boolean })).status).toBe(400)
    await arrange(bob, id, { isPinned: true, isArchived: true, isMarkedUnread: true })
    await bob.client.call(leaveGroup, { params: { conversationId: id } })
    expect((await arrange(bob, id, { isPinned: true })).code).toBe('conversation_not_found')
    await ann.client.call(addParticipants, {
      params: { conversationId: id },
      body: { userIds: [bob.id] },
    })
    await bob.client.call(comeBack, { params: { conversationId: id } })
    const again = { isPinned: false, isArchived: false, isMarkedUnread: false }
    expect(await get(bob, id)).toMatchObject(again)
  })
})
