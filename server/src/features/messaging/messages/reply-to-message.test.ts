import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { longestQuote } from '@patchbay/contract/formatted-text'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { renameGroup } from '@patchbay/contract/messaging/groups'
import {
  deleteMessage,
  listMessages,
  quote,
  sendMessage,
  updateMessage,
  type NewMessage,
} from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendTo } from '../../../../test/attachments.ts'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { genericPlanOf } from '../../../../test/statements/plans.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTurn } from '../../../../test/waiting.ts'
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
  one = await createPerson(app, { fullName: 'Ada Marsh' })
  other = await createPerson(app)
  third = await createPerson(app)
  pair = await startPair(one, other)
})

const reply = (
  by: TestPerson,
  replyTo: number,
  more: Partial<NewMessage> = {},
  conversationId = pair,
) =>
  by.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId: newId(), content: 'Yes', replyTo, ...more },
  })
const messages = async (by = one, conversationId = pair) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const newest = async (by = one, conversationId = pair) => (await messages(by, conversationId))[0]
const remove = (by: TestPerson, messageId: string) =>
  by.client.call(deleteMessage, { params: { messageId } })
const upload = (by: TestPerson, name: string) =>
  sendTo(by, pair, Buffer.from('Sol, fa, mi.'), name, 'conversation')

describe('a reply to a message', () => {
  it('quotes the sender and the beginning of the first line, as the contract does', async () => {
    const original = await say(one, pair, `${'🎚️ Take two '.repeat(20)}\nand a second line`)
    const { status, body } = await reply(other, original.seq)
    expect(status).toBe(200)
    expect(body.replyTo).toEqual(quote(original))
    expect(Array.from(body.replyTo?.words ?? '')).toHaveLength(longestQuote)
    expect(await newest()).toEqual(body)
    const params = { conversationId: pair }
    const { body: delta } = await one.client.call(listChanges, { params, query: { after: 1 } })
    expect(delta.messages).toEqual([body])
  })

  it('quotes the name of the first file if there are no words', async () => {
    const { body: file } = await upload(one, 'Rough mix.txt')
    const { body: original } = await one.client.call(sendMessage, {
      params: { conversationId: pair },
      body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
    })
    const { body } = await reply(other, original.seq)
    expect(body.replyTo).toEqual(quote(original))
    expect(body.replyTo?.words).toBe('Rough mix.txt')
  })

  it('may have files, and is stored once, however often it is sent', async () => {
    const { seq } = await say(one, pair, 'Which take?')
    const { body: file } = await upload(other, 'second.txt')
    const given = { clientId: newId(), content: 'This', attachments: [{ id: file.id }] }
    const first = await reply(other, seq, given)
    const second = await reply(other, seq, given)
    expect(first.body).toMatchObject({ seq: 2, replyTo: { seq, words: 'Which take?' } })
    expect(first.body.attachments).toHaveLength(1)
    expect(second.body).toMatchObject({ id: first.body.id, seq: 2, replyTo: { seq } })
    expect(await newest()).toMatchObject({ seq: 2 })
  })

  it('takes no statement more than any other message', async () => {
    const { seq } = await say(one, pair)
    app.database.statements.length = 0
    await say(one, pair)
    const usual = statementsOfRequests(app).length
    app.database.statements.length = 0
    await reply(one, seq)
    expect(statementsOfRequests(app)).toHaveLength(usual)
  })

  it('finds its original by an index, also where PostgreSQL knows nothing of the table yet', async () => {
    const { seq } = await say(one, pair)
    app.database.statements.length = 0
    await reply(one, seq)
    const sending = app.database.statements.filter((text) => text.includes('for share of o'))
    expect(sending).toHaveLength(1)
    const nodes = await genericPlanOf(app, sending[0] ?? '')
    const looks = nodes.filter((node) => node['Relation Name'] === 'messages')
    expect(looks.length).toBeGreaterThan(1)
    expect(looks.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  })

  it('shows what the original has become', async () => {
    const original = await say(one, pair, 'Tuesday at six')
    await reply(other, original.seq)
    const edited = await one.client.call(updateMessage, {
      params: { messageId: original.id },
      body: { content: 'Wednesday at six' },
    })
    expect((await newest())?.replyTo).toEqual(quote(edited.body))
    const removed = await remove(one, original.id)
    expect((await newest())?.replyTo).toEqual(quote(removed.body))
    expect((await newest())?.replyTo).toMatchObject({ words: '', isDeleted: true })
    expect(await reply(other, original.seq)).toMatchObject({
      status: 200,
      body: { replyTo: { words: '', isDeleted: true } },
    })
  })

  it('names nobody whose account is deleted', async () => {
    const group = await startGroup(one, [other, third])
    const original = await say(one, group, 'My number is 555')
    const { body } = await reply(other, original.seq, {}, group)
    await one.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    const replied = (await messages(other, group)).find(({ id }) => id === body.id)
    expect(replied?.replyTo).toMatchObject({
      words: '',
      isDeleted: true,
      sender: { displayName: null },
    })
  })

  it('no longer says what it replied to once it is deleted itself', async () => {
    const { seq } = await say(one, pair, 'Which take?')
    const { body } = await reply(other, seq)
    expect((await remove(other, body.id)).body).toMatchObject({ content: '', replyTo: null })
  })
})

describe('what cannot be replied to', () => {
  it('is a message that is not there, an event, or no number of a message', async () => {
    const group = await startGroup(one, [other, third])
    await one.client.call(renameGroup, {
      params: { conversationId: group },
      body: { name: 'Day shift' },
    })
    const event = await newest(one, group)
    expect(event?.event).not.toBeNull()
    const missing = { status: 404, code: 'message_not_found' }
    expect(await reply(one, event?.seq ?? 0, {}, group)).toMatchObject(missing)
    expect(await reply(one, 99, {}, group)).toMatchObject(missing)
    for (const place of [0, -1, 1.5, 2 ** 60])
      expect(await reply(one, place, {}, group)).toMatchObject({ code: 'invalid_input' })
    expect(await newest(one, group)).toEqual(event)
  })

  it('is a message of a conversation that one is not in', async () => {
    const original = await say(one, pair, 'Between us')
    const refused = await reply(third, original.seq)
    expect(refused).toMatchObject({ status: 404, code: 'conversation_not_found' })
    const own = await startPair(third, other)
    expect(await reply(third, original.seq, {}, own)).toMatchObject({ code: 'message_not_found' })
  })
})

it('does not say what was deleted while the reply was on its way', async () => {
  const original = await say(one, pair, 'My number is 555')
  const [removed, replied] = await inTurn(
    app,
    { table: 'conversations', id: pair },
    () => remove(one, original.id),
    () => reply(other, original.seq),
  )
  expect(removed.status).toBe(200)
  expect(replied.body.replyTo).toEqual(quote(removed.body))
})
