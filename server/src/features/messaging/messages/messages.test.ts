import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { getConversation, markRead } from '@patchbay/contract/messaging/conversations'
import { listMessages, updateMessage } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  leaveGroup,
  say,
  sayMany,
  startGroup,
  startPair,
  trySay,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { newId } from '../../../platform/ids.ts'
import { listDeltas } from '../conversations/public.ts'
import { findUnsent } from './sent-messages.store.ts'
import { sendIfMaySendAndPush } from './send.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let pair: string
beforeAll(async () => {
  app = await startTestApp()
  third = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app, { fullName: 'Ada Marsh' })
  other = await createPerson(app)
  pair = await startPair(one, other)
})

const page = async (by: TestPerson, conversationId: string, query = {}) =>
  (await by.client.call(listMessages, { params: { conversationId }, query })).body
const conversation = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(getConversation, { params: { conversationId } })).body
const edit = (by: TestPerson, messageId: string, content: string) =>
  by.client.call(updateMessage, { params: { messageId }, body: { content } })
const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })

describe('sending', () => {
  it('[T-34, T-37] stores the message and its preview in the list, with its sender', async () => {
    const clientId = newId()
    const { status, body } = await trySay(one, pair, '  Two takes,\nboth fine.  ', clientId)
    expect(status).toBe(200)
    expect(body).toEqual({
      id: body.id,
      conversationId: pair,
      seq: 1,
      change: 1,
      senderId: one.id,
      sender: {
        id: one.id,
        fullName: 'Ada Marsh',
        displayName: 'Ada Marsh',
        verified: false,
        avatarUrl: '/avatars/initials.svg?name=Ada%20Marsh',
        linked: true,
      },
      clientId,
      content: 'Two takes,\nboth fine.',
      event: null,
      attachments: [],
      createdAt: body.createdAt,
      isEdited: false,
      editedAt: null,
      deletedAt: null,
      readBy: [],
      listingReference: null,
      brief: null,
      replyTo: null,
      reactions: [],
    })
    expect((await page(other, pair)).messages).toEqual([body])
    expect(await conversation(other, pair)).toMatchObject({
      lastMessage: 'Two takes,\nboth fine.',
      lastMessageAt: body.createdAt,
      lastMessageSenderId: one.id,
      updatedAt: body.createdAt,
      seq: 1,
      change: 1,
    })
  })

  it('[T-37] includes who has read it', async () => {
    const { seq } = await say(one, pair)
    await other.client.call(markRead, { params: { conversationId: pair }, body: { seq } })
    await one.client.call(markRead, { params: { conversationId: pair }, body: { seq } })
    expect((await page(one, pair)).messages[0]?.readBy).toEqual([other.id])
  })

  it('[T-19, U-04] refuses an empty message', async () => {
    for (const content of ['', ' \n\t ']) {
      const refused = await trySay(one, pair, content)
      expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refused.body).toMatchObject({ issues: [{ message: 'Message cannot be empty' }] })
    }
    expect(await page(one, pair)).toEqual({ messages: [], older: false, newer: false, upTo: 0 })
  })

  it.each(['the other', 'the sender'])(
    '[T-27, T-35] is refused while %s has blocked, and so is editing',
    async (who) => {
      const [by, of] = who === 'the other' ? [other, one] : [one, other]
      const said = await say(one, pair)
      await block(by, of)
      const refusal = { status: 403, code: 'message_blocked' }
      for (const sender of [one, other]) expect(await trySay(sender, pair)).toMatchObject(refusal)
      expect((await trySay(one, pair)).body).toMatchObject({
        message: 'You cannot send a message to this user due to a blocking relationship.',
      })
      expect(await edit(one, said.id, 'Something else')).toMatchObject(refusal)
      expect(await conversation(by, pair)).toMatchObject({
        seq: 1,
        change: 1,
        can: { send: false },
      })
      // A blocked person learns of the block only by sending.
      expect(await conversation(of, pair)).toMatchObject({ can: { send: true } })
      await by.client.call(unblockPerson, { params: { userId: of.id } })
      expect((await trySay(one, pair)).status).toBe(200)
    },
  )

  it('[T-35] still works in a group, also between people who have blocked each other', async () => {
    const group = await startGroup(one, [other, third])
    await block(other, one)
    expect((await trySay(one, group)).status).toBe(200)
    expect((await trySay(other, group)).status).toBe(200)
  })

  it('happens once, however often it is requested, whatever has happened meanwhile', async () => {
    const group = await startGroup(one, [other, third])
    for (const id of [pair, group]) {
      const { body } = await trySay(one, id, 'Once', newId())
      expect(await trySay(one, id, 'Once more', body.clientId)).toMatchObject({ status: 200, body })
      await (id === pair ? block(other, one) : leaveGroup(app, one, id))
      expect(await trySay(one, id.toUpperCase(), 'Once', body.clientId)).toMatchObject({ body })
      expect(await page(other, id)).toMatchObject({ messages: [{ seq: 1 }] })
      const elsewhere = await trySay(one, await startPair(one, third), 'Once', body.clientId)
      expect(elsewhere).toMatchObject({ status: 400, code: 'invalid_input' })
    }
  })

  it('[S-21] is answered to a sender who has left meanwhile, without the later readers', async () => {
    const group = await startGroup(one, [other, third])
    const { body } = await trySay(one, group, 'Was this heard?')
    const read = { params: { conversationId: group }, body: { seq: 1 } }
    await other.client.call(markRead, read)
    const again = () => trySay(one, group, 'Was this heard?', body.clientId)
    expect((await again()).body).toEqual({ ...body, readBy: [other.id] })
    await leaveGroup(app, one, group)
    await third.client.call(markRead, read)
    expect(await again()).toMatchObject({ status: 200, body })
    // The same holds if two sends run at once, of which one finds the message already stored.
    const row = { conversationId: group, senderId: one.id, clientId: body.clientId }
    const late = await findUnsent(app.db, { ...row, content: '', now: new Date() })
    expect(late).toMatchObject({ known: { read_by: [] }, access: null })
  })

  it('takes at most three statements, in a group of three as in one of sixty', async () => {
    const many = await Promise.all(Array.from({ length: 57 }, () => createPerson(app)))
    const groups = [[other, third] as const, [other, third, ...many] as const]
    const counts = []
    for (const members of groups) {
      const group = await startGroup(one, members)
      await say(one, group)
      app.database.statements.length = 0
      await say(one, group)
      counts.push(app.database.statements.length)
    }
    // One statement identifies the viewer, the other stores the message.
    expect(counts).toEqual([2, 2])
    await block(other, one)
    app.database.statements.length = 0
    await trySay(one, pair)
    expect(statementsOfRequests(app)).toHaveLength(3)
  })

  it('announces exactly what the database returns, and only once', async () => {
    const row = { senderId: one.id, clientId: newId(), content: 'Heard?', now: new Date() }
    const { announcement } = await sendIfMaySendAndPush(app.db, { conversationId: pair, ...row })
    const [delta] = await listDeltas(app.db, [{ conversationId: pair, after: 0 }])
    const { more, gone, ...changes } = delta ?? {}
    expect([more, gone]).toEqual([false, []])
    expect(announcement).toEqual({
      kind: 'said',
      topic: `conversation:${pair}`,
      after: 0,
      upTo: 1,
      message: { type: 'conversation_changed', ...changes },
    })
    expect(await sendIfMaySendAndPush(app.db, { conversationId: pair, ...row })).toEqual({
      message: delta?.messages[0],
    })
  })
})

describe('a page', () => {
  it('[T-31, T-32, T-33, Z-05] has 50, the newest first, and ends with the first message', async () => {
    await sayMany(app, one, pair, 120)
    const newest = await page(other, pair)
    expect(newest.messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 50 }, (_, index) => 120 - index),
    )
    expect(newest).toMatchObject({ older: true, newer: false, upTo: 120 })
    const second = await page(other, pair, { before: 71 })
    expect([second.messages[0]?.seq, second.messages.length, second.older]).toEqual([70, 50, true])
    const last = await page(other, pair, { before: 21 })
    expect([last.messages.length, last.messages.at(-1)?.seq]).toEqual([20, 1])
    expect(last).toMatchObject({ older: false, newer: true })
  })

  it('[T-32] of exactly 50 in all is the last one', async () => {
    await sayMany(app, one, pair, 50)
    const { messages, older, newer } = await page(other, pair)
    expect([messages.length, older, newer]).toEqual([50, false, false])
  })

  it('can also go forward, or be centred on a message', async () => {
    await sayMany(app, one, pair, 120)
    const seqs = async (query: object) => {
      const { messages, older, newer } = await page(other, pair, query)
      return [messages[0]?.seq, messages.at(-1)?.seq, older, newer]
    }
    expect(await seqs({ after: 30 })).toEqual([80, 31, true, true])
    expect(await seqs({ after: 100 })).toEqual([120, 101, true, false])
    expect(await seqs({ after: 0 })).toEqual([50, 1, false, true])
    expect(await seqs({ after: 500 })).toEqual([undefined, undefined, true, false])
    expect(await seqs({ before: 0 })).toEqual([undefined, undefined, false, true])
    expect(await seqs({ around: 60 })).toEqual([84, 35, true, true])
    expect(await seqs({ around: 2 })).toEqual([50, 1, false, true])
    expect(await seqs({ around: 999 })).toEqual([120, 71, true, false])
    const params = { conversationId: pair }
    const both = await one.client.call(listMessages, { params, query: { before: 9, after: 1 } })
    expect(both).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

describe('editing', () => {
  it('[T-28, T-29] changes the text for everyone, and the preview of the newest message in the list', async () => {
    const said = await say(one, pair, 'Thrusday')
    const { status, body } = await edit(one, said.id, 'Thursday')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...said,
      content: 'Thursday',
      change: 2,
      isEdited: true,
      editedAt: body.editedAt,
    })
    expect(body.editedAt).not.toBeNull()
    expect((await page(other, pair)).messages).toEqual([body])
    const { lastMessage, lastMessageAt } = await conversation(other, pair)
    expect([lastMessage, lastMessageAt]).toEqual(['Thursday', said.createdAt])
  })

  it('[T-30] of an older message leaves the list unchanged', async () => {
    const older = await say(one, pair, 'First')
    await say(other, pair, 'Second')
    await edit(one, older.id, 'The first')
    expect(await conversation(one, pair)).toMatchObject({
      lastMessage: 'Second',
      seq: 2,
      change: 3,
    })
  })

  it('with the same text is not an edit', async () => {
    const said = await say(one, pair, 'Same')
    expect((await edit(one, said.id, ' Same ')).body).toEqual(said)
    expect(await conversation(one, pair)).toMatchObject({ change: 1 })
  })

  it('[T-28] is for its sender alone, while they are in the conversation', async () => {
    const group = await startGroup(one, [other, third])
    const said = await say(one, group, 'Mine')
    expect(await edit(other, said.id, 'Yours')).toMatchObject({ status: 403, code: 'forbidden' })
    const outside = await createPerson(app)
    await leaveGroup(app, one, group)
    for (const by of [outside, one])
      expect(await edit(by, said.id, 'x')).toMatchObject({ status: 404, code: 'message_not_found' })
    expect((await page(other, group)).messages).toEqual([said])
  })
})
