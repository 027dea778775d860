import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { renameGroup } from '@patchbay/contract/messaging/groups'
import { reactToMessage } from '@patchbay/contract/messaging/message-reactions'
import { updateMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { commonReactions } from '@patchbay/contract/content/reactions'
import { deleteMessage, listMessages } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveGroup, say, startGroup, startPair } from '../../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { statementsOfRequests } from '../../../../../test/statements/request-statements.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { inTurn } from '../../../../../test/waiting.ts'

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

const react = (by: TestPerson, messageId: string, emoji: string | null) =>
  by.client.call(reactToMessage, { params: { messageId }, body: { emoji } })
const newest = async (by: TestPerson, conversationId = pair) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages[0]
const changesAfter = async (after: number, by = one, conversationId = pair) =>
  (await by.client.call(listChanges, { params: { conversationId }, query: { after } })).body

describe('a reaction to a message', () => {
  it('is a change of the message, which all participants receive', async () => {
    const { id, change } = await say(one, pair)
    const { status, body } = await react(other, id, '🔥')
    expect(status).toBe(200)
    expect(body.reactions).toEqual([{ emoji: '🔥', userIds: [other.id] }])
    expect(body.change).toBe(change + 1)
    expect((await changesAfter(change)).messages).toEqual([body])
    expect(await newest(one)).toEqual(body)
  })

  it('is one for each person: another replaces it, and it can be taken back', async () => {
    const { id } = await say(one, pair)
    await react(one, id, '👍')
    await react(other, id, '👍')
    const replaced = await react(other, id, '❤️')
    expect(replaced.body.reactions).toEqual([
      { emoji: '❤️', userIds: [other.id] },
      { emoji: '👍', userIds: [one.id] },
    ])
    await react(other, id, null)
    expect((await react(one, id, null)).body.reactions).toEqual([])
  })

  it('has the most frequent first', async () => {
    const group = await startGroup(one, [other, third])
    const { id } = await say(one, group)
    await react(one, id, '🎸')
    await react(other, id, '🥁')
    const { body } = await react(third, id, '🥁')
    expect(body.reactions.map(({ emoji, userIds }) => [emoji, userIds.length])).toEqual([
      ['🥁', 2],
      ['🎸', 1],
    ])
  })

  it('changes nothing when it is sent again, or taken back without being there', async () => {
    const { id } = await say(one, pair)
    const first = await react(other, id, '🔥')
    expect((await react(other, id, '🔥')).body).toEqual(first.body)
    expect((await react(one, id, null)).body).toEqual(first.body)
    expect((await changesAfter(0)).upTo).toBe(first.body.change)
  })

  it('is one statement, besides that of the session', async () => {
    const { id } = await say(one, pair)
    app.database.statements.length = 0
    await react(other, id, '🔥')
    expect(statementsOfRequests(app)).toHaveLength(2)
  })

  it('can be any emoji', async () => {
    const { id } = await say(one, pair)
    for (const emoji of [...commonReactions, '👩🏽‍🎤', '🇮🇪', '0️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'])
      expect((await react(one, id, emoji)).body.reactions).toEqual([{ emoji, userIds: [one.id] }])
  })

  it('goes with the words of a message that is deleted', async () => {
    const { id } = await say(one, pair)
    await react(other, id, '🔥')
    const { body } = await one.client.call(deleteMessage, { params: { messageId: id } })
    expect(body.reactions).toEqual([])
    expect((await newest(other))?.reactions).toEqual([])
  })

  it('goes with the account of the person, as a change of the message', async () => {
    const group = await startGroup(one, [other, third])
    const { id } = await say(one, group)
    await react(other, id, '🔥')
    const { body } = await react(third, id, '🔥')
    await other.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const { messages } = await changesAfter(body.change, one, group)
    expect(messages.find((message) => message.id === id)?.reactions).toEqual([
      { emoji: '🔥', userIds: [third.id] },
    ])
  })

  it('stays when somebody else reacts at the same moment', async () => {
    const { id } = await say(one, pair)
    const [first, second] = await inTurn(
      app,
      { table: 'conversations', id: pair },
      () => react(one, id, '👍'),
      () => react(other, id, '🔥'),
    )
    expect(first.body.reactions).toHaveLength(1)
    expect(second.body.reactions).toHaveLength(2)
    expect(second.body.change).toBe(first.body.change + 1)
  })
})

describe('what takes no reaction', () => {
  it('is a message that one does not see', async () => {
    const missing = { status: 404, code: 'message_not_found' }
    const { id } = await say(one, pair)
    expect(await react(third, id, '🔥')).toMatchObject(missing)
    expect(await react(third, one.id, '🔥')).toMatchObject(missing)
    const group = await startGroup(one, [other, third])
    const said = await say(one, group)
    await leaveGroup(app, third, group)
    expect(await react(third, said.id, '🔥')).toMatchObject(missing)
    expect((await newest(one))?.reactions).toEqual([])
  })

  it('is a message that is deleted, and an event', async () => {
    const { id } = await say(one, pair)
    await one.client.call(deleteMessage, { params: { messageId: id } })
    expect(await react(other, id, '🔥')).toMatchObject({ status: 403, code: 'forbidden' })
    const group = await startGroup(one, [other, third])
    const body = { name: 'Day shift' }
    await one.client.call(renameGroup, { params: { conversationId: group }, body })
    const event = await newest(one, group)
    expect(event?.event).not.toBeNull()
    expect(await react(other, event?.id ?? '', '🔥')).toMatchObject({ code: 'forbidden' })
  })

  it('is a message between two people with a block, also to take one back', async () => {
    const { id } = await say(one, pair)
    await react(other, id, '👍')
    await one.client.call(blockPerson, { params: { userId: other.id } })
    expect(await react(other, id, '🔥')).toMatchObject({ code: 'message_blocked' })
    expect(await react(other, id, null)).toMatchObject({ code: 'message_blocked' })
  })

  it('is a request that was not accepted, whose sender would learn of it', async () => {
    await third.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
    const asked = await startPair(one, third)
    const { id } = await say(one, asked)
    expect(await react(third, id, '🔥')).toMatchObject({ code: 'forbidden' })
    expect((await newest(one, asked))?.reactions).toEqual([])
  })

  it('does not take what is no emoji', async () => {
    const { id } = await say(one, pair)
    for (const text of ['', 'a', '1', '🔥🔥', ' 🔥', '<b>', '©', 'ok 👍', '🔥'.repeat(50)])
      expect(await react(other, id, text), text).toMatchObject({ code: 'invalid_input' })
    expect((await newest(one))?.reactions).toEqual([])
  })
})
