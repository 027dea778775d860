import { signAttachments } from '@patchbay/contract/content/attachments'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { getConversation, listUnread, markRead } from '@patchbay/contract/messaging/conversations'
import {
  deleteMessage,
  listMessages,
  sendMessage,
  updateMessage,
} from '@patchbay/contract/messaging/messages'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, sendTo } from '../../../../test/attachments.ts'
import {
  leaveGroup,
  noteEvent,
  say,
  startGroup,
  startPair,
  trySay,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { deltasIn, join as joinAs } from '../../../../test/realtime/test-socket.ts'
import { inTurn as takeTurns } from '../../../../test/waiting.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let pair: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
  third = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  other = await createPerson(app)
  pair = await startPair(one, other)
})

const remove = (by: TestPerson, messageId: string) =>
  by.client.call(deleteMessage, { params: { messageId } })
const edit = (by: TestPerson, messageId: string, content: string) =>
  by.client.call(updateMessage, { params: { messageId }, body: { content } })
const get = async (by: TestPerson, conversationId = pair) =>
  (await by.client.call(getConversation, { params: { conversationId } })).body
const page = async (by: TestPerson, conversationId = pair) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const read = (by: TestPerson, seq: number) =>
  by.client.call(markRead, { params: { conversationId: pair }, body: { seq } })
const unreadOf = async (by: TestPerson) =>
  (await by.client.call(listUnread, {})).body.conversationIds
const inTurn = <A, B>(first: () => Promise<A>, second: () => Promise<B>) =>
  takeTurns(app, { table: 'conversations', id: pair }, first, second)
const none = {
  lastMessage: null,
  lastMessageAt: null,
  lastMessageSenderId: null,
  lastMessageSeq: 0,
}

async function sayWithFiles(names: readonly string[], content = '') {
  const files = []
  for (const name of names)
    files.push((await sendTo(one, pair, Buffer.from(name), name, 'conversation')).body)
  const { body } = await one.client.call(sendMessage, {
    params: { conversationId: pair },
    body: { clientId: newId(), content, attachments: files.map(({ id }) => ({ id })) },
  })
  return { message: body, files }
}

describe('deleting a message', () => {
  it('removes its text for everyone, keeps its position and is announced to all', async () => {
    const first = await say(one, pair, 'First')
    const said = await say(one, pair, 'Secret')
    await edit(one, said.id, 'Secret!')
    const socket = await joinAs(app, other.client)
    const { status, body } = await remove(one, said.id)
    expect(status).toBe(200)
    const tombstone = { content: '', deletedAt: expect.any(String), isEdited: false, change: 4 }
    expect(body).toEqual({ ...said, ...tombstone })
    expect(await page(other)).toEqual([body, first])
    const params = { conversationId: pair }
    const { body: delta } = await other.client.call(listChanges, { params, query: { after: 3 } })
    expect(delta).toMatchObject({
      upTo: 4,
      messages: [body],
      conversation: { lastMessage: 'First' },
    })
    await expect.poll(() => deltasIn(socket, pair)).toHaveLength(1)
    expect(deltasIn(socket, pair)).toMatchObject([
      { after: 3, upTo: 4, messages: [body], conversation: delta.conversation },
    ])
    expect(JSON.stringify([await get(other), socket.received])).not.toContain('Secret')
  })

  it('happens once, however often it is requested', async () => {
    const clientId = newId()
    const { body: said } = await trySay(one, pair, 'Once', clientId)
    const answers = await Promise.all([remove(one, said.id), remove(one, said.id)])
    answers.push(await remove(one, said.id), await trySay(one, pair, 'Once', clientId))
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body])
    expect(await get(one)).toMatchObject({ change: 2, seq: 1, ...none })
  })

  it('is for its sender alone, while they are in the conversation', async () => {
    const group = await startGroup(one, [other, third])
    const said = await say(one, group, 'Mine')
    const line = await noteEvent(app, one, group)
    for (const [by, id] of [
      [other, said.id],
      [other, line],
      [one, line],
    ] as const)
      expect(await remove(by, id)).toMatchObject({ status: 403, code: 'forbidden' })
    const outside = await createPerson(app)
    await leaveGroup(app, one, group)
    for (const [by, id] of [
      [outside, said.id],
      [one, said.id],
      [one, newId()],
    ] as const)
      expect(await remove(by, id)).toMatchObject({ status: 404, code: 'message_not_found' })
    expect(await page(other, group)).toMatchObject([{ id: line }, said])
    const theirs = await say(other, group, 'Gone')
    await remove(other, theirs.id)
    expect(await remove(third, theirs.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await edit(other, theirs.id, 'Back')).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('is possible in a conversation closed by a block', async () => {
    const said = await say(one, pair, 'Sorry')
    await other.client.call(blockPerson, { params: { userId: one.id } })
    expect(await remove(one, said.id)).toMatchObject({ status: 200, body: { content: '' } })
    expect(await get(other)).toMatchObject(none)
  })

  it('shows the newest remaining message in the list, by its text or its first file', async () => {
    const { message } = await sayWithFiles(['b.txt', 'a.txt'])
    const words = await say(other, pair, 'Words')
    const newest = await say(one, pair, 'Newest')
    await remove(other, words.id)
    expect(await get(one)).toMatchObject({ lastMessage: 'Newest', lastMessageSeq: 3 })
    await remove(one, newest.id)
    const { createdAt: lastMessageAt, senderId: lastMessageSenderId } = message
    const shown = { lastMessage: 'b.txt', lastMessageAt, lastMessageSenderId, lastMessageSeq: 1 }
    expect(await get(other)).toMatchObject({ ...shown, seq: 3 })
    await remove(one, message.id)
    expect(await get(other)).toMatchObject({ ...none, seq: 3 })
    expect(await say(other, pair, 'Again')).toMatchObject({ seq: 4 })
  })

  it('of everything unread leaves nothing unread', async () => {
    const earlier = await say(one, pair, 'Earlier')
    await read(other, earlier.seq)
    const said = await say(one, pair, 'Later')
    expect(await unreadOf(other)).toEqual([pair])
    await remove(one, said.id)
    expect([await unreadOf(other), (await get(other)).unread]).toEqual([[], false])
    await remove(one, earlier.id)
    expect([await unreadOf(other), (await get(other)).unread]).toEqual([[], false])
  })

  it('deletes its files, also from the disk, and their addresses stop working', async () => {
    const { message, files } = await sayWithFiles(['a.txt', 'b.txt'], 'Listen')
    const kept = await sayWithFiles(['c.txt'])
    const ids = files.map(({ id }) => id)
    const sign = async (by: TestPerson) =>
      (await by.client.call(signAttachments, { body: { ids } })).body.signed
    const signed = await sign(other)
    for (const { signedUrl } of signed)
      expect((await other.client.fetch(signedUrl)).status).toBe(200)
    expect((await remove(one, message.id)).body.attachments).toEqual([])
    for (const { signedUrl } of signed)
      expect((await other.client.fetch(signedUrl)).status).toBe(404)
    for (const by of [one, other]) expect(await sign(by)).toEqual([])
    const rows = await attachmentRows(app, one.id)
    expect(rows.map(({ id }) => id)).toEqual(kept.files.map(({ id }) => id))
    const isStored = ({ url }: { url: string }) => existsSync(join(app.config.dataDir, url))
    await expect.poll(() => files.filter(isStored)).toEqual([])
    expect(kept.files.filter(isStored)).toHaveLength(1)
    expect(await page(other)).toMatchObject([{ attachments: [{}] }, { attachments: [] }])
  })
})

describe('at the same time', () => {
  it('an edit before the deletion changes nothing in it, and a later edit is refused', async () => {
    const first = await say(one, pair, 'First')
    const [edited, deleted] = await inTurn(
      () => edit(one, first.id, 'Edited'),
      () => remove(one, first.id),
    )
    expect([edited.status, deleted.status]).toEqual([200, 200])
    const second = await say(one, pair, 'Second')
    const [gone, refused] = await inTurn(
      () => remove(one, second.id),
      () => edit(one, second.id, 'Edited'),
    )
    expect([gone.status, refused.status, refused.code]).toEqual([200, 403, 'forbidden'])
    expect(await page(other)).toMatchObject([
      { content: '', change: 5, deletedAt: expect.any(String) },
      { content: '', change: 3, isEdited: false, deletedAt: expect.any(String) },
    ])
    expect(await get(other)).toMatchObject(none)
  })

  it('two deletions in a row leave no text of either in the list', async () => {
    const first = await say(one, pair, 'First')
    const second = await say(one, pair, 'Second')
    await inTurn(
      () => remove(one, first.id),
      () => remove(one, second.id),
    )
    expect(await get(other)).toMatchObject({ ...none, change: 4 })
  })

  it('a message sent meanwhile is the newest, whichever is first', async () => {
    const first = await say(one, pair, 'First')
    const [said] = await inTurn(
      () => trySay(other, pair, 'Meanwhile'),
      () => remove(one, first.id),
    )
    expect(await get(one)).toMatchObject({ lastMessage: 'Meanwhile', lastMessageSeq: 2 })
    await inTurn(
      () => remove(other, said.body.id),
      () => trySay(one, pair, 'After'),
    )
    expect(await get(other)).toMatchObject({ lastMessage: 'After', lastMessageSeq: 3, change: 5 })
  })

  it('a read mark moves at the same time, and both are announced', async () => {
    const { id, seq } = await say(one, pair, 'Seen')
    const [deleted, marked] = await inTurn(
      () => remove(one, id),
      () => read(other, seq),
    )
    expect([deleted.status, marked.status, marked.body.lastReadSeq]).toEqual([200, 200, 1])
    const params = { conversationId: pair }
    const { body } = await one.client.call(listChanges, { params, query: { after: 1 } })
    expect(body).toMatchObject({
      upTo: 3,
      messages: [{ id, change: 2, content: '' }],
      participants: [{ userId: other.id, lastReadSeq: 1, change: 3 }],
    })
  })
})
