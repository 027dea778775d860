import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import {
  getConversation,
  listConversations,
  listUnread,
  markRead,
  type ConversationFilter,
} from '@patchbay/contract/messaging/conversations'
import { listMessages } from '@patchbay/contract/messaging/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { leaveGroup, say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app, { fullName: 'Ada Marsh' })
  other = await createPerson(app, { fullName: 'Bo 100% Strand' })
  third = await createPerson(app, { fullName: 'Cleo Vance' })
})

interface Asked {
  q?: string
  only?: ConversationFilter
  updatedSince?: string
}
const list = async (by: TestPerson, asked: Asked = {}) =>
  (await by.client.call(listConversations, { query: asked })).body
const idsOf = async (by: TestPerson, asked = {}) =>
  (await list(by, asked)).conversations.map(({ id }) => id)
const unread = async (by: TestPerson) => (await by.client.call(listUnread, {})).body.conversationIds
const get = async (by: TestPerson, conversationId: string) =>
  (await by.client.call(getConversation, { params: { conversationId } })).body
const read = async (by: TestPerson, conversationId: string, seq: number) =>
  (await by.client.call(markRead, { params: { conversationId }, body: { seq } })).body

describe('the list', () => {
  it('[S-17] has the viewer’s conversations, the one with the newest message first', async () => {
    const withOther = await startPair(one, other)
    const withThird = await startPair(third, one)
    const notMine = await startPair(other, third)
    const group = await startGroup(other, [one, third])
    await say(other, notMine)
    // A conversation of two is listed once it has a message; a group is listed from the beginning.
    expect(await idsOf(one)).toEqual([group])
    await say(one, withOther)
    await say(third, withThird)
    expect(await idsOf(one)).toEqual([withThird, withOther, group])
    await say(third, group)
    expect(await idsOf(one)).toEqual([group, withThird, withOther])
    await leaveGroup(app, one, group)
    expect(await idsOf(one)).toEqual([withThird, withOther])
  })

  it('[S-18, S-19] shows the kind, the participants and the last message of each', async () => {
    const pair = await startPair(one, other)
    const said = await say(other, pair, 'Strings are in')
    await read(one, pair, 1)
    const [shown] = (await list(one)).conversations
    const [user1Id, user2Id] = [one.id, other.id].toSorted()
    const mark = shown?.participants.find(({ userId }) => userId === one.id)?.lastReadAt
    expect(shown).toEqual({
      id: pair,
      isGroup: false,
      isRequest: false,
      isPinned: false,
      isArchived: false,
      isMarkedUnread: false,
      user1Id,
      user2Id,
      name: null,
      avatarUrl: null,
      profession: 'Producer',
      lastMessage: 'Strings are in',
      lastMessageAt: said.createdAt,
      lastMessageSenderId: other.id,
      lastMessageSeq: 1,
      seq: 1,
      updatedAt: mark,
      lastReadByUser1: user1Id === one.id ? mark : null,
      lastReadByUser2: user1Id === one.id ? null : mark,
      change: 2,
      unread: false,
      participants: expect.any(Array),
      participantCount: 2,
      blockedIds: [],
      can: { send: true, manage: false, leave: false },
    })
    const joinedAt = shown?.participants[0]?.joinedAt
    expect(shown?.participants.find(({ userId }) => userId === one.id)).toEqual({
      conversationId: pair,
      userId: one.id,
      user: expect.objectContaining({ id: one.id, displayName: 'Ada Marsh' }),
      role: 'member',
      lastReadSeq: 1,
      lastReadAt: mark,
      joinedAt,
      joinedSeq: 0,
      leftAt: null,
      change: 2,
      isMuted: false,
      blocked: false,
    })
    expect(shown?.participants.find(({ userId }) => userId === other.id)).toMatchObject({
      isMuted: null,
      lastReadSeq: 0,
      lastReadAt: null,
    })
    expect(shown).toEqual(await get(one, pair))
  })

  it('says what the other person does, in their own word if the list has none, and nothing of a group', async () => {
    const pair = await startPair(one, other)
    const group = await startGroup(one, [other, third])
    const professions = async () => [
      (await get(one, pair)).profession,
      (await get(one, group)).profession,
    ]
    const nowDoes = (chosen: readonly string[], own: string | null) =>
      query(app.db)
        .updateTable('user_profiles')
        .set({ professions: [...chosen], other_profession: own })
        .where('id', '=', other.id)
        .execute()
    await nowDoes(['Songwriter', 'Producer'], null)
    expect(await professions()).toEqual(['Songwriter', null])
    await nowDoes(['Other'], 'Tape doctor')
    expect(await professions()).toEqual(['Tape doctor', null])
    await nowDoes(['Other'], null)
    expect(await professions()).toEqual([null, null])
  })

  it('[S-10, S-11] marks a conversation as unread if the last message is by somebody else and not read yet', async () => {
    const pair = await startPair(one, other)
    const group = await startGroup(one, [other, third])
    expect([await unread(one), await unread(other)]).toEqual([[], [group]])
    await read(other, group, 0)
    expect([await unread(one), await unread(other)]).toEqual([[], []])
    await say(one, pair)
    await say(one, group)
    const states = async (by: TestPerson) =>
      (await list(by)).conversations.map((shown) => [shown.id, shown.unread])
    expect([await unread(one), await unread(other)]).toEqual([[], [group, pair]])
    expect(await states(one)).toEqual([
      [group, false],
      [pair, false],
    ])
    expect(await states(other)).toEqual([
      [group, true],
      [pair, true],
    ])
    await read(other, pair, 1)
    expect(await unread(other)).toEqual([group])
    // The last message is the viewer's own, so nothing is unread, although the read mark did not
    // move.
    await say(other, group)
    expect(await unread(other)).toEqual([])
    expect(await unread(one)).toEqual([group])
    await leaveGroup(app, one, group)
    expect(await unread(one)).toEqual([])
  })

  it('includes the viewer and the first four people of a group, and the number of participants', async () => {
    const many = await Promise.all(Array.from({ length: 5 }, () => createPerson(app)))
    const group = await startGroup(other, [one, third, ...many])
    await leaveGroup(app, third, group)
    const [shown] = (await list(one)).conversations
    const named = shown?.participants.map(({ userId }) => userId) ?? []
    expect(named).toHaveLength(5)
    expect(named).toContain(one.id)
    expect(named).not.toContain(third.id)
    expect(shown).toMatchObject({ participantCount: 7, name: 'Night shift', isGroup: true })
    const whole = await get(one, group)
    expect(whole.participants).toHaveLength(8)
    expect(whole.participants.find(({ userId }) => userId === other.id)?.role).toBe('admin')
    expect(whole.participants.find(({ userId }) => userId === third.id)?.leftAt).not.toBeNull()
  })

  it('can be searched by the names of groups and people, and by the last message', async () => {
    const pair = await startPair(one, other)
    const group = await startGroup(one, [other, third], 'Mixing_desk')
    const aside = await startPair(one, third)
    await say(one, pair, 'See you at the Bandstand')
    await say(one, aside, 'Hello, Łódź')
    const found: Record<string, string[]> = {
      BANDSTAND: [pair],
      mixing_d: [group],
      g_d: [group],
      'ixing%d': [],
      '100%': [pair, group],
      'cleo v': [aside, group],
      hello: [aside],
      lodz: [aside],
      'CLÉO v': [aside, group],
      'Ada Marsh': [],
      '\\': [],
    }
    for (const [q, ids] of Object.entries(found))
      expect((await idsOf(one, { q })).toSorted(), q).toEqual(ids.toSorted())
    await leaveGroup(app, third, group)
    expect(await idsOf(one, { q: 'cleo' })).toEqual([aside])
  })

  it('can be narrowed to what is unread or to groups, also while it is searched', async () => {
    const withOther = await startPair(one, other)
    const withThird = await startPair(one, third)
    const group = await startGroup(one, [other, third], 'Strand rehearsals')
    await say(other, withOther, 'Unread by one')
    const heard = await say(third, withThird, 'Read by one')
    await read(one, withThird, heard.seq)
    await say(one, group, 'My own')
    expect(await idsOf(one, { only: 'unread' })).toEqual([withOther])
    expect(await idsOf(one, { only: 'groups' })).toEqual([group])
    expect(await idsOf(one, { only: 'groups', q: 'strand' })).toEqual([group])
    expect(await idsOf(one, { only: 'unread', q: 'strand' })).toEqual([withOther])
    expect(await idsOf(one, { only: 'unread', q: 'cleo' })).toEqual([])
    expect(await idsOf(third, { only: 'unread' })).toEqual([group])
    expect(await idsOf(other, { only: 'groups' })).toEqual([group])
    const wrong = { only: 'starred' as ConversationFilter }
    expect((await one.client.call(listConversations, { query: wrong })).status).toBe(400)
  })

  it('[S-10] marks a group without messages as unread for those who were added, until they open it', async () => {
    const group = await startGroup(one, [other, third])
    expect(await unread(one)).toEqual([])
    expect(await unread(other)).toEqual([group])
    expect((await list(other)).conversations).toMatchObject([{ id: group, unread: true }])
    expect((await read(other, group, 0)).lastReadAt).toMatch(/Z$/)
    expect(await unread(other)).toEqual([])
    expect((await get(other, group)).unread).toBe(false)
    // Between two people nothing is unread before a message.
    await startPair(one, third)
    expect(await unread(third)).toEqual([group])
  })

  it('[CON-55] names the blocked people of a group, and does not find it by their last message', async () => {
    const group = await startGroup(one, [other, third])
    const pair = await startPair(one, third)
    await say(third, group, 'Velvet gloves')
    await say(third, pair, 'Velvet gloves, again')
    await one.client.call(blockPerson, { params: { userId: third.id } })
    expect((await get(one, group)).blockedIds).toEqual([third.id])
    expect((await get(other, group)).blockedIds).toEqual([])
    expect((await get(one, pair)).blockedIds).toEqual([])
    // Between two people the messages stay where they are.
    expect(await idsOf(one, { q: 'velvet' })).toEqual([pair])
    expect(await idsOf(other, { q: 'velvet' })).toEqual([group])
  })

  it('continues from page to page, and can list only what has changed since a time', async () => {
    const people = Array.from({ length: 51 }, (_, index) =>
      createPerson(app, { fullName: `${index}` }),
    )
    const others = await Promise.all(people)
    const at = new Date('2026-03-01T10:00:00Z')
    const pairs: string[] = []
    for (const to of others) {
      const pair = await startPair(one, to)
      await say(to, pair)
      pairs.push(pair)
    }
    // All have the same time, so the ids decide the order.
    await query(app.db)
      .updateTable('conversations')
      .set({ last_message_at: at })
      .where('id', 'in', pairs)
      .execute()
    app.database.statements.length = 0
    const first = await list(one)
    expect(statementsOfRequests(app)).toHaveLength(2)
    expect(first.conversations).toHaveLength(50)
    const cursor = first.nextCursor ?? ''
    const { body: rest } = await one.client.call(listConversations, { query: { cursor } })
    expect(statementsOfRequests(app)).toHaveLength(4)
    expect(rest).toMatchObject({ conversations: [expect.anything()], nextCursor: null })
    const listed = [...first.conversations, ...rest.conversations].map(({ id }) => id)
    expect(listed).toEqual(pairs.toSorted().toReversed())
    const { asOf } = first
    expect(await idsOf(one, { updatedSince: asOf })).toEqual([])
    await read(one, pairs[7] ?? '', 1)
    expect(await idsOf(one, { updatedSince: asOf })).toEqual([pairs[7]])
  })
})

describe('reading', () => {
  it('[V-08, V-10] in a conversation of two sets one mark per side, which never moves back', async () => {
    const pair = await startPair(one, other)
    for (const by of [one, other, one]) await say(by, pair)
    expect(await read(other, pair, 0)).toEqual({ lastReadSeq: 0, lastReadAt: null })
    const marked = await read(other, pair, 2)
    expect(marked).toEqual({ lastReadSeq: 2, lastReadAt: expect.any(String) })
    const side = (await get(one, pair)).user1Id === other.id ? 1 : 2
    expect(await get(one, pair)).toMatchObject({
      [`lastReadByUser${side}`]: marked.lastReadAt,
      [`lastReadByUser${3 - side}`]: null,
      updatedAt: marked.lastReadAt,
      change: 4,
    })
    for (const seq of [1, 2]) expect(await read(other, pair, seq)).toEqual(marked)
    expect(await get(one, pair)).toMatchObject({ change: 4 })
    // The mark cannot move past the last message, so the next message is unread.
    expect(await read(other, pair, 900)).toMatchObject({ lastReadSeq: 3 })
    await say(one, pair)
    expect(await unread(other)).toEqual([pair])
  })

  it('[V-09] in a group stores the time', async () => {
    const group = await startGroup(one, [other, third])
    await say(one, group)
    const { lastReadAt } = await read(other, group, 1)
    expect(lastReadAt).not.toBeNull()
    const { participants } = await get(one, group)
    expect(participants.map(({ userId, lastReadAt: at }) => [userId, at])).toEqual(
      participants.map(({ userId, joinedAt }) => [
        userId,
        // The person who makes a group has seen it.
        { [one.id]: joinedAt, [other.id]: lastReadAt }[userId] ?? null,
      ]),
    )
  })

  it('is stored for the reader alone while there is a block between the two', async () => {
    const pair = await startPair(one, other)
    await say(one, pair)
    const markOf = async (viewer: TestPerson) => {
      const { participants, lastReadByUser1, lastReadByUser2 } = await get(viewer, pair)
      const { body } = await viewer.client.call(listMessages, {
        params: { conversationId: pair },
        query: {},
      })
      const mark = participants.find(({ userId }) => userId === other.id)
      return {
        seq: mark?.lastReadSeq,
        at: [mark?.lastReadAt, lastReadByUser1, lastReadByUser2].some((at) => at),
        readBy: body.messages.flatMap(({ readBy }) => readBy),
      }
    }
    await one.client.call(blockPerson, { params: { userId: other.id } })
    const { change, updatedAt } = await get(one, pair)
    expect(await read(other, pair, 1)).toMatchObject({ lastReadSeq: 1 })
    expect(await unread(other)).toEqual([])
    expect(await get(one, pair)).toMatchObject({ change, updatedAt })
    const unknown = { seq: 0, at: false, readBy: [] }
    expect(await markOf(one)).toEqual(unknown)
    expect(await markOf(other)).toMatchObject({ seq: 1, at: true })
    expect(await read(other, pair, 1)).toMatchObject({ lastReadSeq: 1 })
    // Nor does it show once the block has ended, until the reader marks something again.
    await one.client.call(unblockPerson, { params: { userId: other.id } })
    expect(await markOf(one)).toEqual(unknown)
    expect(await unread(other)).toEqual([])
    await say(one, pair)
    expect(await read(other, pair, 2)).toMatchObject({ lastReadSeq: 2 })
    expect(await markOf(one)).toMatchObject({ seq: 2, at: true })
  })
})
