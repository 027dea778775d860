import { blockPerson } from '@patchbay/contract/people/blocks'
import { getConversation, startConversation } from '@patchbay/contract/messaging/conversations'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { conversationsOf, trySay } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listInboxes, listInboxVersions } from '../conversations/public.ts'

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

const form = () => ({
  clientId: newId(),
  name: 'Horn section',
  memberIds: [other.id, third.id],
  initialMessage: null as { clientId: string; content: string } | null,
})
const create = (body: ReturnType<typeof form>) => one.client.call(createGroup, { body })
const start = (by: TestPerson, userId: string, message?: { clientId: string; content: string }) =>
  by.client.call(startConversation, { body: { userId, ...(message && { message }) } })
const hello = () => ({ clientId: newId(), content: 'Hello there' })
const messagesIn = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const groups = async () =>
  (await listInboxes(app.db, [one.id])).map(({ conversationId }) => conversationId)

describe('a group', () => {
  it('[U-11, U-13, Z-12] has its creator as admin and the named people as members', async () => {
    // The creator is in the group even if named, and a person who is named twice is in it once.
    const { status, body } = await create({
      ...form(),
      memberIds: [one.id, other.id, third.id.toUpperCase(), third.id],
    })
    expect(status).toBe(200)
    const params = { conversationId: body.id }
    const shown = (await other.client.call(getConversation, { params })).body
    expect(shown).toMatchObject({
      name: 'Horn section',
      isGroup: true,
      participantCount: 3,
      seq: 0,
    })
    expect(shown.participants.map(({ userId, role }) => [userId, role])).toEqual(
      [one, other, third]
        .map(({ id }) => id)
        .toSorted()
        .map((id) => [id, id === one.id ? 'admin' : 'member']),
    )
    const versions = await listInboxVersions(app.db, [one.id, other.id, third.id])
    expect(versions.map(({ version }) => version)).toEqual([1, 1, 1])
  })

  it('[U-11, U-13] starts with a message if there is one', async () => {
    const initialMessage = hello()
    const { body } = await create({ ...form(), initialMessage })
    expect(await messagesIn(third, body.id)).toMatchObject([
      { senderId: one.id, content: 'Hello there', clientId: initialMessage.clientId, seq: 1 },
    ])
  })

  it('is created once, however often it is sent', async () => {
    const body = { ...form(), initialMessage: hello() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(body)))
    await one.client.call(blockPerson, { params: { userId: other.id } })
    answers.push(await create(body))
    const ids = await groups()
    expect(ids).toHaveLength(1)
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { id: ids[0] } })
    expect(await messagesIn(one, ids[0] ?? '')).toHaveLength(1)
  })

  it('[U-10] must have a name', async () => {
    for (const name of ['', '  ']) {
      const refused = await create({ ...form(), name })
      expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
      expect(refused.body).toMatchObject({ issues: [{ message: 'Group name is required' }] })
    }
  })

  it('[U-12, Z-05] has at least two other people, and a hundred at most', async () => {
    for (const memberIds of [[], [other.id], [other.id, one.id], [other.id, other.id]]) {
      const refused = await create({ ...form(), memberIds })
      expect(refused).toMatchObject({ status: 400, code: 'group_too_small' })
      expect(refused.body).toMatchObject({ message: 'Please select at least 2 participants' })
    }
    const memberIds = Array.from({ length: mostParticipants }, newId)
    expect(await create({ ...form(), memberIds })).toMatchObject({ code: 'invalid_input' })
    expect(await groups()).toEqual([])
  })

  it('needs people who exist', async () => {
    const banned = await createPerson(app)
    await ban(app, banned)
    const fresh = await createPerson(app, { fresh: true })
    for (const id of [newId(), banned.id, fresh.id])
      expect(await create({ ...form(), memberIds: [other.id, third.id, id] })).toMatchObject({
        status: 404,
        code: 'person_not_found',
      })
    expect(await groups()).toEqual([])
  })

  it.each(['who makes it', 'a member'])(
    '[U-15] is refused if there is a block by %s',
    async (who) => {
      const [by, of] = who === 'a member' ? [third, one] : [one, third]
      await by.client.call(blockPerson, { params: { userId: of.id } })
      const refused = await create(form())
      expect(refused).toMatchObject({ status: 403, code: 'conversation_blocked' })
      expect(refused.body).toMatchObject({ message: 'Cannot start conversation with blocked user' })
      expect(await groups()).toEqual([])
    },
  )
})

describe('a conversation of two', () => {
  it('[U-07] starts with its first message, which is sent once', async () => {
    const message = hello()
    const { status, body } = await start(one, other.id, message)
    expect(status).toBe(200)
    expect(await start(one, other.id, message)).toMatchObject({ status: 200, body })
    // The same message, sent by the other route.
    expect((await trySay(one, body.id, message.content, message.clientId)).status).toBe(200)
    expect(await messagesIn(other, body.id)).toMatchObject([{ seq: 1, content: 'Hello there' }])
    const params = { conversationId: body.id }
    expect((await other.client.call(getConversation, { params })).body).toMatchObject({
      lastMessage: 'Hello there',
      lastMessageSenderId: one.id,
      change: 1,
    })
    await start(other, one.id, hello())
    expect(await messagesIn(one, body.id)).toMatchObject([{ seq: 2 }, { seq: 1 }])
  })

  it('[U-03, U-04] needs a recipient and a text', async () => {
    const nobody = await start(one, '', hello())
    expect(nobody.body).toMatchObject({ issues: [{ message: 'Please select a recipient' }] })
    const empty = await start(one, other.id, { ...hello(), content: ' ' })
    expect(empty.body).toMatchObject({ issues: [{ message: 'Message cannot be empty' }] })
    const used = hello()
    await start(one, third.id, used)
    expect(await start(one, other.id, used)).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await conversationsOf(app, one)).toHaveLength(1)
  })

  it('[N-20] sends nothing if one has blocked the other', async () => {
    const { id } = (await start(one, other.id)).body
    await other.client.call(blockPerson, { params: { userId: one.id } })
    const refused = await start(one, other.id, hello())
    expect(refused).toMatchObject({ status: 403, code: 'conversation_blocked' })
    expect(await messagesIn(one, id)).toEqual([])
  })

  it('[U-07] is one for each of two hundred pairs, started from both sides at once', async () => {
    const people = await Promise.all(Array.from({ length: 21 }, () => createPerson(app)))
    const pairs = people.flatMap((by, index) =>
      people.slice(index + 1).map((of) => [by, of] as const),
    )
    expect(pairs.length).toBeGreaterThanOrEqual(200)
    const answers: Awaited<ReturnType<typeof start>>[] = []
    // Twenty pairs at a time, because a request that waits too long for a connection is refused.
    for (let from = 0; from < pairs.length; from += 20) {
      const together = pairs
        .slice(from, from + 20)
        .flatMap(([by, of]) => [start(by, of.id, hello()), start(of, by.id, hello())])
      answers.push(...(await Promise.all(together)))
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const [index] of pairs.entries())
      expect(answers[index * 2]?.body).toEqual(answers[index * 2 + 1]?.body)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(pairs.length)
    const stored = await query(app.db)
      .selectFrom('conversations')
      .select(['seq', 'change'])
      .where(
        'id',
        'in',
        answers.map(({ body }) => body.id),
      )
      .execute()
    expect(stored).toEqual(pairs.map(() => ({ seq: '2', change: '2' })))
  })
})
