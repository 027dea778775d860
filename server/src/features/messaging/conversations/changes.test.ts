import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges, mostChanges } from '@patchbay/contract/messaging/conversation-changes'
import { markRead } from '@patchbay/contract/messaging/conversations'
import { updateMessage } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveGroup, say, sayMany, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { newId } from '../../../platform/ids.ts'
import { listDeltas, listInboxes, listInboxVersions, mayReceiveTyping } from './public.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  other = await createPerson(app)
  third = await createPerson(app)
})

const changes = async (by: TestPerson, conversationId: string, after: number) =>
  (await by.client.call(listChanges, { params: { conversationId }, query: { after } })).body

describe('the changes of a conversation', () => {
  it('contain the newest state of each changed row, and the number up to which they are complete', async () => {
    const group = await startGroup(one, [other, third])
    const first = await say(one, group, 'First')
    await say(other, group, 'Second')
    const params = { conversationId: group }
    await other.client.call(markRead, { params, body: { seq: 2 } })
    const fix = { params: { messageId: first.id }, body: { content: 'The first' } }
    const { body: edited } = await one.client.call(updateMessage, fix)
    await leaveGroup(app, third, group)

    const all = await changes(one, group, 0)
    expect(all).toMatchObject({
      conversationId: group,
      after: 0,
      upTo: 5,
      more: false,
      conversation: { name: 'Night shift', lastMessage: 'Second', seq: 2 },
      messages: [
        { seq: 2, change: 2 },
        { ...edited, readBy: [other.id] },
      ],
      participants: [
        { userId: other.id, lastReadSeq: 2, change: 3 },
        { userId: third.id, leftAt: expect.any(String), change: 5 },
      ],
    })
    const late = await changes(one, group, 3)
    expect(late).toMatchObject({ messages: [{ seq: 1 }], participants: [{ userId: third.id }] })
    for (const after of [5, 99])
      expect(await changes(one, group, after)).toMatchObject({
        after,
        upTo: 5,
        more: false,
        messages: [],
        participants: [],
      })
  })

  it('are split into parts of two hundred, without a gap between them', async () => {
    const pair = await startPair(one, other)
    await sayMany(app, one, pair, 2 * mostChanges)
    await say(one, pair)
    const params = { conversationId: pair }
    await other.client.call(markRead, { params, body: { seq: 5 } })
    const seen: number[] = []
    let position = 0
    for (let more = true; more;) {
      const part = await changes(one, pair, position)
      expect(part.after).toBe(position)
      seen.push(...part.messages.map(({ change }) => change))
      expect(part.messages.length + part.participants.length).toBeLessThanOrEqual(mostChanges)
      ;({ upTo: position, more } = part)
    }
    expect(position).toBe(2 * mostChanges + 2)
    expect(seen).toEqual(Array.from({ length: 2 * mostChanges + 1 }, (_, index) => index + 1))
  })

  it('are read for several conversations in one statement', async () => {
    const [here, there] = [await startPair(one, other), await startPair(one, third)]
    await sayMany(app, one, here, 3)
    await say(one, there)
    app.database.statements.length = 0
    const deltas = await listDeltas(
      app.db,
      [
        { conversationId: here, after: 1 },
        { conversationId: newId(), after: 0 },
        { conversationId: there, after: 0 },
      ],
      1,
    )
    expect(statementsOfRequests(app)).toHaveLength(1)
    const sorted = deltas.toSorted((a, b) => b.after - a.after)
    expect(sorted).toMatchObject([
      { conversationId: here, after: 1, upTo: 2, more: true, messages: [{ seq: 2 }] },
      { conversationId: there, after: 0, upTo: 1, more: false, messages: [{ seq: 1 }] },
    ])
  })
})

it('lists the conversations of each person, and how often that list has changed', async () => {
  const pair = await startPair(one, other)
  const group = await startGroup(other, [one, third])
  await say(one, pair)
  const inboxes = async () =>
    (await listInboxes(app.db, [one.id, third.id]))
      .map(({ userId, conversationId, change }) => `${userId} ${conversationId} ${change}`)
      .toSorted()
  expect(await inboxes()).toEqual(
    [`${one.id} ${pair} 1`, `${one.id} ${group} 0`, `${third.id} ${group} 0`].toSorted(),
  )
  const versionOf = async ({ id }: TestPerson) =>
    (await listInboxVersions(app.db, [id, newId()])).map(({ version }) => version)
  expect([await versionOf(one), await versionOf(third)]).toEqual([[2], [1]])
  await leaveGroup(app, one, group)
  expect([await versionOf(one), await versionOf(third)]).toEqual([[3], [1]])
  expect(await inboxes()).toEqual([`${one.id} ${pair} 1`, `${third.id} ${group} 1`].toSorted())
})

it('a person who types is announced to the other participants, but not across a block', async () => {
  const fourth = await createPerson(app)
  const group = await startGroup(one, [other, third, fourth])
  const recipients = async (by: TestPerson) =>
    (await mayReceiveTyping(app.db, group, by.id)).toSorted()
  const ids = (...people: TestPerson[]) => people.map(({ id }) => id).toSorted()
  expect(await recipients(one)).toEqual(ids(other, third, fourth))
  await other.client.call(blockPerson, { params: { userId: one.id } })
  await leaveGroup(app, fourth, group)
  expect(await recipients(one)).toEqual(ids(third))
  expect(await recipients(other)).toEqual(ids(third))
  expect(await recipients(third)).toEqual(ids(one, other))
  expect(await recipients(fourth)).toEqual([])
})
