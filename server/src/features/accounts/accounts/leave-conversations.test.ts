import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { unblockPerson, blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import {
  getConversation,
  listConversations,
  markRead,
} from '@patchbay/contract/messaging/conversations'
import { listMessages, updateMessage } from '@patchbay/contract/messaging/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  conversationsOf,
  say,
  startGroup,
  startPair,
  trySay,
} from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let leaving: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  leaving = await createPerson(app)
  other = await createPerson(app)
  third = await createPerson(app)
})

const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
const messagesIn = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(listMessages, { params: { conversationId }, query: {} })).body.messages
const get = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(getConversation, { params: { conversationId } })).body

describe('the conversations of somebody who deletes their account', () => {
  it('[F-12, F-15] keep their messages in position, without the text', async () => {
    const pair = await startPair(leaving, other)
    await say(leaving, pair, 'Mine')
    const theirs = await say(other, pair, 'Yours')
    await say(leaving, pair, 'Mine, too')
    const { change } = await get(other, pair)
    expect((await erase(leaving)).status).toBe(200)
    const gone = { content: '', deletedAt: expect.any(String), senderId: leaving.id }
    const messages = await messagesIn(other, pair)
    expect(messages).toMatchObject([{ seq: 3, ...gone }, theirs, { seq: 1, ...gone }])
    expect(messages[0]?.sender).toMatchObject({ displayName: null, fullName: null, linked: false })
    // The list shows the last message that still has text.
    expect((await other.client.call(listConversations, { query: {} })).body.conversations).toEqual([
      await get(other, pair),
    ])
    expect(await get(other, pair)).toMatchObject({
      lastMessage: 'Yours',
      lastMessageAt: theirs.createdAt,
      lastMessageSenderId: other.id,
      lastMessageSeq: 2,
      can: { send: false },
    })
    const params = { conversationId: pair }
    const { body } = await other.client.call(listChanges, { params, query: { after: change } })
    expect(body.upTo).toBe(change + 3)
    expect(body.messages.map((one) => [one.seq, one.change])).toEqual([
      [1, change + 1],
      [3, change + 2],
    ])
    expect(body.participants).toMatchObject([
      { userId: leaving.id, leftAt: null, change: change + 3, user: { linked: false } },
    ])
    const refusal = { status: 409, code: 'recipient_gone' }
    expect(await trySay(other, pair)).toMatchObject(refusal)
    const edit = { params: { messageId: theirs.id }, body: { content: 'Ours' } }
    expect(await other.client.call(updateMessage, edit)).toMatchObject(refusal)
    expect((await other.client.call(markRead, { params, body: { seq: 3 } })).status).toBe(200)
  })

  it('[F-12] continue without them if they are groups, and somebody else becomes admin', async () => {
    const group = await startGroup(leaving, [other, third])
    await say(leaving, group, 'Mine')
    await say(other, group, 'Last')
    const { change } = await get(other, group)
    await erase(leaving)
    const params = { conversationId: group }
    const { body } = await other.client.call(listChanges, { params, query: { after: change } })
    expect(body).toMatchObject({
      upTo: change + 5,
      conversation: { lastMessage: 'Last', seq: 4, lastMessageSeq: 2 },
      messages: [
        { seq: 1, content: '', change: change + 1 },
        { seq: 3, senderId: leaving.id, event: { type: 'left', people: [] }, change: change + 4 },
        { seq: 4, event: { type: 'made_admin' }, change: change + 5 },
      ],
      participants: [
        { userId: leaving.id, leftAt: expect.any(String), change: change + 2 },
        { role: 'admin', leftAt: null, change: change + 3 },
      ],
    })
    // The heir is the sender of this system message, because nobody else made them admin.
    const [, , line] = body.messages
    expect(body.participants[1]?.userId).toBe(line?.senderId)
    expect(line?.event?.people.map(({ id }) => id)).toEqual([line?.senderId])
    expect(await get(other, group)).toMatchObject({ participantCount: 2, can: { send: true } })
    expect((await trySay(other, group)).status).toBe(200)
  })

  it('stay closed, even if a block is lifted afterwards', async () => {
    const pair = await startPair(leaving, other)
    await say(leaving, pair)
    await other.client.call(blockPerson, { params: { userId: leaving.id } })
    await erase(leaving)
    await other.client.call(unblockPerson, { params: { userId: leaving.id } })
    expect(await trySay(other, pair)).toMatchObject({ code: 'recipient_gone' })
  })

  it('are deleted with their last participant, also when all leave at once', async () => {
    const people = [leaving, other, third]
    const group = await startGroup(leaving, [other, third])
    for (const by of people) await say(by, group)
    const pairs = [
      await startPair(leaving, other),
      await startPair(other, third),
      await startPair(third, leaving),
    ]
    for (const [index, pair] of pairs.entries()) await say(people[index] ?? leaving, pair)
    const erased = await Promise.all(people.map(erase))
    expect(erased.map(({ status }) => status)).toEqual([200, 200, 200])
    for (const person of people) expect(await conversationsOf(app, person)).toEqual([])
    const ids = people.map(({ id }) => id)
    const left = await query(app.db)
      .selectFrom('conversation_participants')
      .select('conversation_id')
      .where('user_id', 'in', ids)
      .execute()
    expect(left).toEqual([])
    // The versions of their inboxes must be deleted too.
    const versions = await query(app.db)
      .selectFrom('inbox_versions')
      .select('user_id')
      .where('user_id', 'in', ids)
      .execute()
    expect(versions).toEqual([])
  })

  it('are closed without a deadlock while others lift blocks', async () => {
    const pair = await startPair(leaving, other)
    await say(leaving, pair)
    await other.client.call(blockPerson, { params: { userId: leaving.id } })
    let erasing: ReturnType<typeof erase> | undefined
    let unblocking: Promise<{ status: number }> | undefined
    await transaction(app.db, async (tx) => {
      await sql`select 1 from conversations where id = ${pair} for update`.execute(query(tx))
      erasing = erase(leaving)
      await untilWaiting(app, 1)
      unblocking = other.client.call(unblockPerson, { params: { userId: leaving.id } })
      await untilWaiting(app, 2)
    })
    expect([(await erasing)?.status, (await unblocking)?.status]).toEqual([200, 204])
    expect(await trySay(other, pair)).toMatchObject({ code: 'recipient_gone' })
  })
})
