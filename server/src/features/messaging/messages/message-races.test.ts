import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { listMessages, updateMessage } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveGroup, say, startGroup, startPair, trySay } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTurn as takeTurns } from '../../../../test/waiting.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let pair: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  other = await createPerson(app)
  third = await createPerson(app)
  pair = await startPair(one, other)
})

const page = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })
const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
const read = (by: TestPerson, conversationId: string, seq: number) =>
  by.client.call(markRead, { params: { conversationId }, body: { seq } })

const inTurn = <A, B>(id: string, first: () => Promise<A>, second: () => Promise<B>) =>
  takeTurns(app, { table: 'conversations', id }, first, second)

describe('at the same time', () => {
  it('forty messages take forty positions, and no two share a change number', async () => {
    const group = await startGroup(one, [other, third])
    const people = [one, other, third]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => trySay(people[index % 3] ?? one, group, `${index}`)),
    )
    const upTo40 = Array.from({ length: 40 }, (_, index) => index + 1)
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
    expect(sorted(answers.map(({ body }) => body.seq))).toEqual(upTo40)
    expect(sorted(answers.map(({ body }) => body.change))).toEqual(upTo40)
    const newest = answers.find(({ body }) => body.seq === 40)?.body
    const params = { conversationId: group }
    const { body } = await one.client.call(listChanges, { params, query: { after: 39 } })
    expect(body).toMatchObject({
      upTo: 40,
      conversation: {
        seq: 40,
        lastMessage: newest?.content,
        lastMessageSenderId: newest?.senderId,
      },
      messages: [{ id: newest?.id }],
    })
  })

  it('twenty sends of one message result in one message', async () => {
    const clientId = newId()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => trySay(one, pair, 'Once', clientId)),
    )
    const [message, ...more] = await page(one, pair)
    expect(more).toEqual([])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { id: message?.id, seq: 1, change: 1 } })
  })

  it('one message sent to two conversations is stored in one of them', async () => {
    const elsewhere = await startPair(one, third)
    const clientId = newId()
    const answers = await Promise.all([pair, elsewhere].map((id) => trySay(one, id, 'x', clientId)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
    expect([...(await page(one, pair)), ...(await page(one, elsewhere))]).toHaveLength(1)
  })

  it('[T-35] nothing is sent after a block', async () => {
    const [blocked, said] = await inTurn(
      pair,
      () => block(other, one),
      () => trySay(one, pair),
    )
    expect(blocked.status).toBe(200)
    expect(said).toMatchObject({ status: 403, code: 'message_blocked' })
    expect(await page(other, pair)).toEqual([])
  })

  it('[T-35] a message before the block is sent, and the block closes the conversation', async () => {
    const [said, blocked] = await inTurn(
      pair,
      () => trySay(one, pair),
      () => block(other, one),
    )
    expect([said.status, blocked.status]).toEqual([200, 200])
    expect(await trySay(one, pair)).toMatchObject({ code: 'message_blocked' })
    expect(await page(other, pair)).toHaveLength(1)
  })

  it('[T-35] nothing is edited after a block', async () => {
    const { id } = await say(one, pair, 'Before')
    const [, edited] = await inTurn(
      pair,
      () => block(other, one),
      () =>
        one.client.call(updateMessage, { params: { messageId: id }, body: { content: 'After' } }),
    )
    expect(edited).toMatchObject({ status: 403, code: 'message_blocked' })
    expect(await page(other, pair)).toMatchObject([{ content: 'Before' }])
  })

  it('[S-21] a person who has left sends nothing more', async () => {
    const group = await startGroup(one, [other, third])
    const [, said] = await inTurn(
      group,
      () => leaveGroup(app, other, group),
      () => trySay(other, group),
    )
    expect(said).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect(await page(one, group)).toEqual([])
  })

  it('nothing is sent to a person whose account was deleted first', async () => {
    await say(other, pair)
    const [erased, said] = await inTurn(
      pair,
      () => erase(other),
      () => trySay(one, pair),
    )
    expect(erased.status).toBe(200)
    expect(said).toMatchObject({ status: 409, code: 'recipient_gone' })
    expect(await page(one, pair)).toMatchObject([{ content: '' }])
  })

  it('a message sent before an account is deleted is deleted with it', async () => {
    await say(other, pair)
    const [said, erased] = await inTurn(
      pair,
      () => trySay(one, pair, 'Still here'),
      () => erase(one),
    )
    expect([said.status, erased.status]).toEqual([200, 200])
    expect(await page(other, pair)).toMatchObject([{ seq: 2, content: '' }, { seq: 1 }])
  })

  it('two read marks of one reader move it once', async () => {
    const { seq } = await say(one, pair)
    const marks = await inTurn(
      pair,
      () => read(other, pair, seq),
      () => read(other, pair, seq),
    )
    expect(marks[0].body).toEqual(marks[1].body)
    const params = { conversationId: pair }
    const { body } = await one.client.call(listChanges, { params, query: { after: 0 } })
    expect(body).toMatchObject({ upTo: 2, participants: [{ userId: other.id, change: 2 }] })
  })
})
