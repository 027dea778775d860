import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { mostAnswers } from '@patchbay/contract/content/polls'
import { getConversation } from '@patchbay/contract/messaging/conversations'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { forwardMessage } from '@patchbay/contract/messaging/message-forwarding'
import {
  endMessagePoll,
  getMessageVote,
  listMessageVotes,
  voteInMessage,
} from '@patchbay/contract/messaging/message-polls'
import { searchMessages } from '@patchbay/contract/messaging/message-search'
import {
  deleteMessage,
  listMessages,
  sendMessage,
  updateMessage,
} from '@patchbay/contract/messaging/messages'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createChance } from '../../../../../test/chance.ts'
import { leaveGroup, say, startGroup, startPair } from '../../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { ask, pollOf, tryAsk } from '../../../../../test/polls.ts'
import { deltasIn, join } from '../../../../../test/realtime/test-socket.ts'
import { statementsOfRequests } from '../../../../../test/statements/request-statements.ts'
import { inTurn } from '../../../../../test/waiting.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let group: string
let now = new Date()
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  one = await createPerson(app, { fullName: 'Ann Reed' })
  other = await createPerson(app, { fullName: 'Ben Stone' })
  third = await createPerson(app, { fullName: 'Cleo March' })
  group = await startGroup(one, [other, third])
})

const vote = (by: TestPerson, messageId: string, ...answers: number[]) =>
  by.client.call(voteInMessage, { params: { messageId }, body: { answers } })
const ownOf = async (by: TestPerson, messageId: string) =>
  (await by.client.call(getMessageVote, { params: { messageId } })).body.answers
const votersOf = (by: TestPerson, messageId: string) =>
  by.client.call(listMessageVotes, { params: { messageId }, query: {} })
const end = (by: TestPerson, messageId: string) =>
  by.client.call(endMessagePoll, { params: { messageId } })
const newest = async (by: TestPerson, conversationId = group) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages[0]
const counted = async (by: TestPerson) => {
  const poll = (await newest(by))?.poll
  return [poll?.voters, poll?.answers.map(({ votes }) => votes)]
}
const soon = { timeout: 5_000 }

describe('a poll in a group', () => {
  it('is a message whose text is the question, sent once, and live for the others', async () => {
    const page = await join(app, other.client)
    const clientId = newId()
    const { status, body } = await tryAsk(one, group, {}, { clientId })
    const shown = {
      content: 'When do we record?',
      poll: {
        answers: ['Friday', 'Saturday', 'Sunday'].map((text) => ({ text, votes: 0 })),
        voters: 0,
        isMultiple: false,
        isAnonymous: false,
        endsAt: null,
      },
    }
    expect([status, body]).toMatchObject([200, shown])
    expect((await tryAsk(one, group, {}, { clientId })).body).toEqual(body)
    expect(await newest(third)).toEqual(body)
    await expect.poll(() => deltasIn(page, group), soon).toMatchObject([{ messages: [shown] }])
  })

  it('is named as one where only words stand, and found by its question', async () => {
    const { id, seq } = await ask(one, group)
    const { body } = await other.client.call(getConversation, { params: { conversationId: group } })
    expect(body).toMatchObject({ lastMessage: 'Poll: When do we record?', unread: true })
    const reply = { clientId: newId(), content: 'Not on Friday', replyTo: seq }
    const params = { conversationId: group }
    const answer = (await other.client.call(sendMessage, { params, body: reply })).body
    expect(answer.replyTo).toMatchObject({ words: 'Poll: When do we record?' })
    const asked = { query: { q: 'record', conversationId: group } }
    expect((await third.client.call(searchMessages, asked)).body.found).toMatchObject([{ id }])
    await other.client.call(deleteMessage, { params: { messageId: answer.id } })
    const again = await other.client.call(getConversation, { params: { conversationId: group } })
    expect(again.body.lastMessage).toBe('Poll: When do we record?')
  })

  it('has two to ten answers that differ, a short question, and nothing beside it', async () => {
    const many = Array.from({ length: mostAnswers + 1 }, (_, index) => `Answer ${index}`)
    for (const answers of [
      [],
      ['Only one'],
      many,
      ['Yes', ' yes '],
      ['Café', 'CAFE'],
      ['a  b', 'a b'],
      ['Yes', '  '],
      ['Yes', 'No'.repeat(60)],
      ['Yes', 'No\nway'],
      ['Yes', 'No\u0000'],
    ])
      expect(await tryAsk(one, group, { answers }), String(answers)).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    for (const content of ['', 'Why? '.repeat(61)])
      expect(await tryAsk(one, group, {}, { content })).toMatchObject({ status: 400 })
    const { seq } = await say(one, group)
    for (const more of [{ replyTo: seq }, { attachments: [{ id: newId() }] }]) {
      const body = { clientId: newId(), content: 'When?', poll: pollOf(), ...more }
      const params = { conversationId: group }
      expect((await one.client.call(sendMessage, { params, body })).status).toBe(400)
    }
    const fits = await tryAsk(one, group, { answers: many.slice(1) })
    expect(fits.body.poll?.answers).toHaveLength(mostAnswers)
    expect((await ask(one, group, { answers: [' Yes ', 'No'] })).poll?.answers[0]?.text).toBe('Yes')
  })

  it('is not asked between two people', async () => {
    const pair = await startPair(one, other)
    expect(await tryAsk(one, pair)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await newest(one, pair)).toBeUndefined()
  })

  it('ends in the future, within a year, and a repeated one is found after its end', async () => {
    for (const minutes of [-1, 0, 366 * 24 * 60])
      expect(await tryAsk(one, group, { endsAt: later(minutes).toISOString() })).toMatchObject({
        status: 400,
        code: 'poll_end_invalid',
      })
    const clientId = newId()
    const endsAt = later(5).toISOString()
    const sent = await tryAsk(one, group, { endsAt }, { clientId })
    now = later(10)
    expect((await tryAsk(one, group, { endsAt }, { clientId })).body).toEqual(sent.body)
  })

  it('cannot be edited or forwarded', async () => {
    const { id: messageId } = await ask(one, group)
    const params = { messageId }
    const edited = await one.client.call(updateMessage, { params, body: { content: 'Why?' } })
    expect(edited).toMatchObject({ status: 403, code: 'forbidden' })
    const body = { clientId: newId(), conversationId: await startPair(other, third) }
    const forwarded = await other.client.call(forwardMessage, { params, body })
    expect(forwarded).toMatchObject({ status: 404, code: 'message_not_found' })
  })
})

describe('a vote in a group', () => {
  it('is replaced by the next one, and taken back by an empty one', async () => {
    const { id } = await ask(one, group)
    expect((await vote(other, id, 1)).body.poll).toMatchObject({ voters: 1 })
    await vote(third, id, 1)
    expect(await counted(one)).toEqual([2, [0, 2, 0]])
    await vote(other, id, 2)
    expect(await counted(one)).toEqual([2, [0, 1, 1]])
    expect([await ownOf(other, id), await ownOf(third, id), await ownOf(one, id)]).toEqual([
      [2],
      [1],
      [],
    ])
    await vote(other, id)
    expect(await counted(one)).toEqual([1, [0, 1, 0]])
    expect(await ownOf(other, id)).toEqual([])
  })

  it('has several answers if the poll allows them, of those that there are', async () => {
    const single = await ask(one, group)
    for (const answers of [[0, 1], [3], [-1], [0.5], [0, 0], Array.from({ length: 11 }, () => 0)])
      expect(await vote(other, single.id, ...answers), String(answers)).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    const several = await ask(one, group, { isMultiple: true })
    expect((await vote(other, several.id, 2, 0)).body.poll).toMatchObject({
      voters: 1,
      answers: [{ votes: 1 }, { votes: 0 }, { votes: 1 }],
    })
    expect(await ownOf(other, several.id)).toEqual([0, 2])
    expect(await vote(other, several.id, 0, 3)).toMatchObject({ status: 400 })
  })

  it('changes nothing when it is sent again', async () => {
    const { id } = await ask(one, group, { isMultiple: true })
    const { body: first } = await vote(other, id, 0, 2)
    expect((await vote(other, id, 2, 0)).body).toEqual(first)
    expect((await vote(third, id)).body).toEqual(first)
  })

  it('is a change of its message, and what was chosen is told to own pages alone', async () => {
    const { id, change } = await ask(one, group, { isAnonymous: true })
    const [own, others] = [await join(app, other.client), await join(app, third.client)]
    await vote(other, id, 1)
    await expect.poll(() => deltasIn(others, group), soon).toMatchObject([{ messages: [{ id }] }])
    const mine = { type: 'vote_changed', messageId: id, answers: [1], change: change + 1 }
    await expect.poll(() => own.received, soon).toContainEqual(mine)
    expect(JSON.stringify(others.received)).not.toContain('vote_changed')
    const since = { params: { conversationId: group }, query: { after: change } }
    const { messages } = (await third.client.call(listChanges, since)).body
    expect(messages).toMatchObject([{ change: change + 1, poll: { voters: 1 } }])
  })

  it('is one statement, and reading costs nothing more', async () => {
    const { id } = await ask(one, group)
    app.database.statements.length = 0
    await vote(other, id, 1)
    // The session’s, and the vote.
    expect(statementsOfRequests(app)).toHaveLength(2)
    app.database.statements.length = 0
    await newest(other)
    expect(statementsOfRequests(app)).toHaveLength(2)
  })

  it.each([17])('is the last of each of many people at once (seed %i)', async (seed) => {
    const chance = createChance(seed)
    const crowd = await Promise.all(Array.from({ length: 10 }, () => createPerson(app)))
    group = await startGroup(one, crowd)
    const { id } = await ask(one, group, { isMultiple: true })
    const last = await Promise.all(
      crowd.map(async (person) => {
        let chosen: number[] = []
        for (let round = 0; round < 5; round += 1) {
          chosen = [0, 1, 2].filter(() => chance(2) === 1)
          expect((await vote(person, id, ...chosen)).status).toBe(200)
        }
        return chosen
      }),
    )
    const sum = (place: number) => last.filter((chosen) => chosen.includes(place)).length
    const voters = last.filter(({ length }) => length > 0).length
    expect(await counted(one)).toEqual([voters, [0, 1, 2].map(sum)])
  })

  it('of one person from two pages at once is one of both', async () => {
    const { id } = await ask(one, group)
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([vote(other, id, 0), vote(other, id, 1)])
      const [voters, votes] = await counted(one)
      expect(voters).toBe(1)
      expect([[1, 0, 0], [0, 1, 0]]).toContainEqual(votes) // prettier-ignore
      expect((votes as number[])[(await ownOf(other, id))[0] ?? 2]).toBe(1)
    }
  })

  it('that comes while another one of the same person is written stands after it', async () => {
    const { id } = await ask(one, group)
    await vote(other, id, 0)
    const answers = await inTurn(
      app,
      { table: 'conversations', id: group },
      () => vote(other, id, 1),
      () => vote(other, id, 0),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await ownOf(other, id)).toEqual([0])
    expect(await counted(one)).toEqual([1, [1, 0, 0]])
  })

  it('is refused after the end, but for what was counted before', async () => {
    const { id } = await ask(one, group, { endsAt: later(5).toISOString() })
    now = later(4.99)
    expect((await vote(other, id, 1)).status).toBe(200)
    now = later(0.01)
    const ended = { status: 409, code: 'poll_ended' }
    expect(await vote(other, id, 0)).toMatchObject(ended)
    expect(await vote(other, id)).toMatchObject(ended)
    expect(await vote(third, id, 0)).toMatchObject(ended)
    expect((await vote(other, id, 1)).status).toBe(200)
    expect(await counted(one)).toEqual([1, [0, 1, 0]])
  })

  it('ends early for the sender alone, once', async () => {
    const { id } = await ask(one, group)
    await vote(other, id, 1)
    expect(await end(other, id)).toMatchObject({ status: 403, code: 'forbidden' })
    const { body } = await end(one, id)
    expect(body.poll).toMatchObject({ endsAt: now.toISOString(), voters: 1 })
    now = later(1)
    expect((await end(one, id)).body).toEqual(body)
    expect(await vote(third, id, 0)).toMatchObject({ code: 'poll_ended' })
    expect(await end(one, (await say(one, group)).id)).toMatchObject({ status: 403 })
  })

  it('needs a poll that the viewer sees: nobody else learns that there is one', async () => {
    const stranger = await createPerson(app)
    const { id } = await ask(one, group)
    const { id: words } = await say(one, group)
    await vote(third, id, 1)
    await leaveGroup(app, third, group)
    const { id: gone } = await ask(one, group)
    await one.client.call(deleteMessage, { params: { messageId: gone } })
    const missing = { status: 404, code: 'message_not_found' }
    const ways: [TestPerson, string][] = [
      [stranger, id],
      [third, id],
      [other, words],
      [other, gone],
      [other, newId()],
    ]
    for (const [by, messageId] of ways) {
      expect(await vote(by, messageId, 1)).toMatchObject(missing)
      expect(await vote(by, messageId)).toMatchObject(missing)
      expect(await votersOf(by, messageId)).toMatchObject(missing)
      const own = await by.client.call(getMessageVote, { params: { messageId } })
      expect(own).toMatchObject(missing)
    }
    for (const by of [stranger, third]) expect(await end(by, id)).toMatchObject(missing)
    // Who has left has voted all the same.
    expect((await vote(other, id, 1)).body.poll?.voters).toBe(2)
  })
})

describe('who voted in a group', () => {
  it('is listed with what they chose, without people whom the viewer has blocked', async () => {
    const { id } = await ask(one, group, { isMultiple: true })
    await vote(other, id, 0, 2)
    await vote(third, id, 1)
    const named = async (by: TestPerson) =>
      (await votersOf(by, id)).body.voters
        .map(({ person, answers }) => `${person.displayName}: ${answers.join()}`)
        .toSorted()
    expect(await named(third)).toEqual(['Ben Stone: 0,2', 'Cleo March: 1'])
    await one.client.call(blockPerson, { params: { userId: other.id } })
    expect(await named(one)).toEqual(['Cleo March: 1'])
    expect(await counted(one)).toEqual([2, [1, 1, 1]])
  })

  it('is 50 a page', async () => {
    const { id } = await ask(one, group)
    const crowd = await Promise.all(Array.from({ length: 53 }, () => createPerson(app)))
    const votes = Object.fromEntries(crowd.map((person) => [person.id, [0]]))
    await query(app.db)
      .updateTable('messages')
      .set({ votes: JSON.stringify(votes) })
      .where('id', '=', id)
      .execute()
    const first = (await votersOf(other, id)).body
    const params = { messageId: id }
    const next = { cursor: first.nextCursor ?? '' }
    const second = (await other.client.call(listMessageVotes, { params, query: next })).body
    expect([first.voters.length, second.voters.length, second.nextCursor]).toEqual([50, 3, null])
    const all = new Set([...first.voters, ...second.voters].map(({ person }) => person.id))
    expect(all).toEqual(new Set(crowd.map((person) => person.id)))
    for (const cursor of ['x', 'bm8', ''])
      expect(
        (await other.client.call(listMessageVotes, { params, query: { cursor } })).status,
        cursor,
      ).toBe(400)
  })

  it('is told nobody of an anonymous poll, also not its sender', async () => {
    const { id } = await ask(one, group, { isAnonymous: true })
    const { body } = await vote(other, id, 1)
    for (const by of [one, other, third])
      expect(await votersOf(by, id)).toMatchObject({ status: 403, code: 'poll_anonymous' })
    for (const answer of [body, await newest(one)])
      expect(JSON.stringify(answer?.poll)).not.toContain(other.id)
    expect(await newest(one)).not.toHaveProperty('votes')
    expect(await newest(one)).not.toHaveProperty('poll.votes')
  })
})

it('goes with its message, and votes with the account of the voter', async () => {
  const { id } = await ask(one, group)
  await vote(other, id, 1)
  await vote(third, id, 1)
  const { change } = (await newest(one)) as { change: number }
  await other.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
  const params = { conversationId: group }
  const { messages } = (await one.client.call(listChanges, { params, query: { after: change } }))
    .body
  expect(messages.find((message) => message.id === id)).toMatchObject({
    poll: { voters: 1, answers: [{ votes: 0 }, { votes: 1 }, { votes: 0 }] },
  })
  const deleted = await one.client.call(deleteMessage, { params: { messageId: id } })
  expect(deleted.body).toMatchObject({ content: '' })
  expect(deleted.body).not.toHaveProperty('poll')
  const { id: own } = await ask(third, group)
  await vote(one, own, 1)
  await third.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
  const stored = await query(app.db)
    .selectFrom('messages')
    .select(['poll', 'votes'])
    .where('id', '=', own)
    .execute()
  expect(stored).toEqual([{ poll: null, votes: null }])
})
