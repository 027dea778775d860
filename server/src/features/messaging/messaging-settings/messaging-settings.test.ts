import {
  getConversation,
  listUnread,
  markRead,
  type Conversation,
} from '@patchbay/contract/messaging/conversations'
import {
  getMessagingSettings,
  updateMessagingSettings,
  type MessagingSettings,
} from '@patchbay/contract/messaging/messaging-settings'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { deltasIn, join, type TestSocket } from '../../../../test/realtime/test-socket.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'

const soon = { timeout: 5_000 }

let app: TestApp
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
})
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
})
afterAll(() => app.stop())

const settingsOf = async ({ client }: TestPerson) =>
  (await client.call(getMessagingSettings, {})).body
const change = async ({ client }: TestPerson, body: Partial<MessagingSettings>) =>
  (await client.call(updateMessagingSettings, { body })).body
const read = async ({ client }: TestPerson, conversationId: string, seq: number) =>
  (await client.call(markRead, { params: { conversationId }, body: { seq } })).body
const seenBy = async ({ client }: TestPerson, conversationId: string) =>
  (await client.call(getConversation, { params: { conversationId } })).body
const markOf = ({ participants }: Conversation, { id }: TestPerson) =>
  participants.find(({ userId }) => userId === id)?.lastReadSeq
const unreadOf = async ({ client }: TestPerson) =>
  (await client.call(listUnread, {})).body.conversationIds
const inboxIn = ({ received }: TestSocket) =>
  received.filter(({ type }) => type === 'inbox_changed')
const typingIn = ({ received }: TestSocket) => received.filter(({ type }) => type === 'typing')

const initial = {
  receipts: true,
  typing: true,
  presence: false,
  mayWrite: 'everyone',
  mayAdd: 'everyone',
}

it('are on and for everyone, are changed one by one, and are nobody else’s', async () => {
  expect(await settingsOf(ann)).toEqual(initial)
  expect(await change(ann, {})).toEqual(initial)
  expect(await change(ann, { typing: false })).toEqual({ ...initial, typing: false })
  expect(await change(ann, { mayWrite: 'nobody' })).toMatchObject({ mayWrite: 'nobody' })
  expect(await change(ann, { mayAdd: 'communities' })).toMatchObject({ mayAdd: 'communities' })
  const changed = {
    ...initial,
    receipts: false,
    typing: false,
    mayWrite: 'nobody',
    mayAdd: 'communities',
  }
  expect(await change(ann, { receipts: false })).toEqual(changed)
  expect(await change(ann, {})).toEqual(changed)
  expect(await settingsOf(ann)).toEqual(changed)
  expect(await settingsOf(bob)).toEqual(initial)
  const bad = await ann.client.call(updateMessagingSettings, {
    body: { receipts: 'no' } as unknown as Partial<MessagingSettings>,
  })
  expect(bad.status).toBe(400)
})

describe('without receipts', () => {
  it('others never learn what was read; the reader’s own pages do', async () => {
    const id = await startPair(ann, bob)
    const { seq } = await say(ann, id)
    await change(bob, { receipts: false })
    const [hers, his] = [await join(app, ann.client), await join(app, bob.client)]
    expect(await unreadOf(bob)).toEqual([id])
    expect(await read(bob, id, seq)).toMatchObject({ lastReadSeq: seq })
    await expect.poll(() => inboxIn(his), soon).toHaveLength(1)
    expect(await unreadOf(bob)).toEqual([])
    const own = await seenBy(bob, id)
    expect([own.unread, markOf(own, bob)]).toEqual([false, seq])
    expect(markOf(await seenBy(ann, id), bob)).toBe(0)
    // A later message proves that nothing about the mark was on its way.
    const later = await say(ann, id)
    await expect
      .poll(() => deltasIn(hers, id).at(-1)?.messages, soon)
      .toMatchObject([{ seq: later.seq }])
    expect(deltasIn(hers, id).flatMap(({ participants }) => participants)).toEqual([])
    expect(await unreadOf(bob)).toEqual([id])
  })

  it('what was seen before stays, and what was read meanwhile is not shown later', async () => {
    const id = await startPair(ann, bob)
    const first = await say(ann, id)
    await read(bob, id, first.seq)
    await change(bob, { receipts: false })
    const second = await say(ann, id)
    await read(bob, id, second.seq)
    await change(bob, { receipts: true })
    expect(markOf(await seenBy(ann, id), bob)).toBe(first.seq)
    const third = await say(ann, id)
    await read(bob, id, third.seq)
    expect(markOf(await seenBy(ann, id), bob)).toBe(third.seq)
  })

  it('a new group is read by opening it, unseen', async () => {
    await change(bob, { receipts: false })
    const id = await startGroup(ann, [bob, await createPerson(app)])
    expect(await unreadOf(bob)).toEqual([id])
    await read(bob, id, 0)
    expect(await unreadOf(bob)).toEqual([])
    const seen = await seenBy(ann, id)
    expect(seen.participants.find(({ userId }) => userId === bob.id)?.lastReadAt).toBeNull()
  })
})

it('without typing nobody hears that one types, nor does one hear of others', async () => {
  const eve = await createPerson(app)
  const id = await startGroup(ann, [bob, eve])
  await change(bob, { typing: false })
  const [hers, his, third] = [
    await join(app, ann.client),
    await join(app, bob.client),
    await join(app, eve.client),
  ]
  his.type(id)
  hers.type(id)
  await expect.poll(() => typingIn(third), soon).toHaveLength(1)
  expect(typingIn(third)).toMatchObject([{ userId: ann.id }])
  third.type(id)
  await expect.poll(() => typingIn(hers), soon).toHaveLength(1)
  expect(typingIn(his)).toEqual([])
})
