import { blockPerson } from '@patchbay/contract/people/blocks'
import { listChanges } from '@patchbay/contract/messaging/conversation-changes'
import { listConversations, listUnread } from '@patchbay/contract/messaging/conversations'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban, unban } from '../../../../test/bans.ts'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createNames, inGroup, linesFor } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let admin: TestPerson
let member: TestPerson
let third: TestPerson
let outsider: TestPerson
let group: string
beforeAll(async () => {
  app = await startTestApp()
  admin = await createPerson(app)
  member = await createPerson(app)
  third = await createPerson(app)
  outsider = await createPerson(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  group = await startGroup(admin, [member, third])
})

const as = (by: TestPerson) => inGroup(by, group)
const lines = () => linesFor(admin, group)
const partOf = async ({ id }: { id: string }, by = admin) =>
  (await as(by).get()).participants.find(({ userId }) => userId === id)
const changesAfter = async (after: number) =>
  (
    await admin.client.call(listChanges, {
      params: { conversationId: group },
      query: { after },
    })
  ).body

describe('the name of a group', () => {
  it('changes for everyone, and the change has a message of its own', async () => {
    const said = await say(member, group, 'What are we called?')
    const { status, body } = await as(admin).rename('Day shift')
    expect(status).toBe(200)
    expect(body).toEqual(await as(admin).get())
    expect(await as(member).get()).toMatchObject({
      name: 'Day shift',
      seq: 2,
      change: 2,
      // Nobody has sent a text, so the read state and the position in the list stay the same.
      lastMessage: said.content,
      lastMessageAt: said.createdAt,
      lastMessageSenderId: member.id,
      lastMessageSeq: 1,
      unread: false,
    })
    const { messages } = await changesAfter(1)
    expect(messages).toMatchObject([
      {
        seq: 2,
        change: 2,
        senderId: admin.id,
        content: '',
        event: { type: 'renamed', people: [], name: 'Day shift' },
      },
    ])
  })

  it('changes nothing if it is the same', async () => {
    await as(admin).rename('Day shift')
    expect(await as(admin).rename(' Day shift ')).toMatchObject({
      status: 200,
      body: { change: 1 },
    })
    expect(await lines()).toEqual([['renamed', admin.id, 'Day shift']])
    expect((await as(admin).rename(' ')).body).toMatchObject({
      issues: [{ message: 'Group name is required' }],
    })
  })
})

describe('an added person', () => {
  it('sees the earlier messages, only the newest as unread, and is not in their read receipts', async () => {
    await say(member, group, 'One')
    await say(member, group, 'Two')
    const { status, body } = await as(admin).add(outsider)
    expect([status, body.participantCount]).toEqual([200, 4])
    const shown = await as(outsider).get()
    expect(shown).toMatchObject({ unread: true, change: 4, can: { manage: false, leave: true } })
    expect(await partOf(outsider)).toMatchObject({
      role: 'member',
      joinedSeq: 2,
      lastReadSeq: 1,
      lastReadAt: null,
      leftAt: null,
      change: 3,
    })
    const messages = await as(outsider).messages()
    expect(messages.map(({ content }) => content)).toEqual(['One', 'Two', ''])
    expect(messages.map(({ readBy }) => readBy)).toEqual([[], [], []])
    expect(await lines()).toEqual([['added', admin.id, outsider.id]])
    const { conversations } = (await outsider.client.call(listConversations, { query: {} })).body
    expect(conversations[0]?.id).toBe(group)
    expect((await outsider.client.call(listUnread, {})).body.conversationIds).toContain(group)
    expect((await say(outsider, group, 'Three')).seq).toBe(4)
  })

  it('is added once, even if named twice, again, or together with existing participants', async () => {
    const twice = [outsider, { id: outsider.id.toUpperCase() }, member, admin]
    expect((await as(admin).add(...twice)).body.participantCount).toBe(4)
    const { change } = await as(admin).get()
    expect(await as(admin).add(outsider, member)).toMatchObject({ status: 200, body: { change } })
    expect(await lines()).toEqual([['added', admin.id, outsider.id]])
  })

  it('is treated as new when they come back', async () => {
    await say(admin, group, 'Before')
    await as(admin).setRole(member)
    await as(member).setMuted()
    await as(member).leave()
    await say(third, group, 'Meanwhile')
    await as(admin).add(member)
    await as(member).comeBack()
    expect(await partOf(member, member)).toMatchObject({
      role: 'member',
      isMuted: false,
      leftAt: null,
      joinedSeq: 4,
      lastReadSeq: 3,
    })
    expect((await as(member).messages()).map(({ content }) => content)).toContain('Meanwhile')
  })

  it('must exist', async () => {
    const banned = await createPerson(app)
    await ban(app, banned)
    const fresh = await createPerson(app, { fresh: true })
    for (const person of [{ id: newId() }, banned, fresh])
      expect(await as(admin).add(outsider, person)).toMatchObject({
        status: 404,
        code: 'person_not_found',
      })
    expect(await as(admin).get()).toMatchObject({ participantCount: 3, change: 0 })
  })

  it.each(['who adds', 'who is added'])(
    '[U-15] is refused if there is a block by the person %s',
    async (who) => {
      const other = await createPerson(app)
      const [by, of] = who === 'who adds' ? [admin, other] : [other, admin]
      await by.client.call(blockPerson, { params: { userId: of.id } })
      const refused = await as(admin).add(outsider, other)
      expect(refused).toMatchObject({ status: 403, code: 'conversation_blocked' })
      expect(refused.body).toMatchObject({ message: 'Cannot start conversation with blocked user' })
      expect(await as(admin).get()).toMatchObject({ participantCount: 3, change: 0 })
    },
  )

  it('is added with the same number of statements among sixty as among three, up to a hundred people', async () => {
    const count = async (many: number) => {
      const people = await createNames(app, many)
      app.database.statements.length = 0
      expect((await as(admin).add(...people)).status).toBe(200)
      const { statements } = app.database
      const own = statements.slice(statements.indexOf('begin'), statements.indexOf('commit'))
      // Statements that servers run to notify clients are not counted.
      return own.filter((text) => !/^select (user_id, version|id, change)/.test(text)).length
    }
    expect([await count(3), await count(60)]).toEqual([8, 8])
    expect(await count(mostParticipants - 66)).toBe(8)
    expect(await as(admin).add(outsider)).toMatchObject({ status: 409, code: 'group_full' })
    expect((await as(admin).get()).participantCount).toBe(mostParticipants)
    // Each participant and each system message has its own change number.
    const { participants, messages, upTo } = await changesAfter(0)
    const numbers = [...participants, ...messages].map(({ change }) => change)
    expect(new Set(numbers).size).toBe(upTo)
  })
})

describe('a removed person', () => {
  it('is removed once, and a person who never was in the group cannot be removed', async () => {
    const { status, body } = await as(admin).remove(member)
    expect([status, body.participantCount, body.change]).toEqual([200, 2, 2])
    expect(await partOf(member)).toMatchObject({ leftAt: expect.any(String), change: 1 })
    expect(await as(admin).remove(member)).toMatchObject({ status: 200, body: { change: 2 } })
    expect(await lines()).toEqual([['removed', admin.id, member.id]])
    for (const stranger of [outsider, { id: newId() }])
      expect(await as(admin).remove(stranger)).toMatchObject({
        status: 404,
        code: 'participant_not_found',
      })
    expect(await as(admin).remove(admin)).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('the admins of a group', () => {
  it('can make others admins, and members again', async () => {
    expect((await as(admin).setRole(member)).status).toBe(200)
    expect((await as(member).get()).can.manage).toBe(true)
    expect((await as(admin).setRole(member)).body.change).toBe(2)
    expect((await as(member).setRole(admin, 'member')).status).toBe(200)
    expect((await as(admin).get()).can.manage).toBe(false)
    expect(await lines()).toEqual([
      ['made_admin', admin.id, member.id],
      ['made_member', member.id, admin.id],
    ])
    await as(member).remove(third)
    for (const person of [third, outsider])
      expect(await as(member).setRole(person)).toMatchObject({ code: 'participant_not_found' })
  })

  it('are never fewer than one', async () => {
    const refused = await as(admin).setRole(admin, 'member')
    expect(refused).toMatchObject({ status: 409, code: 'last_admin' })
    await as(admin).setRole(member)
    await as(admin).remove(member)
    expect(await as(admin).setRole(admin, 'member')).toMatchObject({ code: 'last_admin' })
  })
})

describe('leaving', () => {
  it('[T-36] removes the person from the group, however often it is sent', async () => {
    expect((await as(member).leave()).status).toBe(204)
    expect((await as(member).leave()).status).toBe(204)
    expect(await as(admin).get()).toMatchObject({ participantCount: 2, change: 2 })
    expect(await lines()).toEqual([['left', member.id]])
  })

  it('as the last admin promotes the longest-standing participant', async () => {
    const later = await createPerson(app)
    await as(admin).add(later)
    await as(admin).remove(third)
    await as(admin).add(third)
    await as(admin).leave()
    expect((await as(member).get()).can.manage).toBe(true)
    expect((await linesFor(member, group)).slice(-2)).toEqual([
      ['left', admin.id],
      ['made_admin', member.id, member.id],
    ])
    await as(member).leave()
    expect((await as(later).get()).can.manage).toBe(true)
    expect((await as(third).get()).can.manage).toBe(false)
  })

  it('as the last admin promotes nobody who is banned while somebody else is there', async () => {
    await ban(app, member)
    await as(admin).leave()
    expect((await as(third).get()).can.manage).toBe(true)
    await unban(app, member)
    expect((await as(member).get()).can.manage).toBe(false)
  })

  it('promotes nobody if there is another admin', async () => {
    await as(admin).setRole(third)
    await as(admin).leave()
    const { participants } = await as(member).get()
    const admins = participants.filter((one) => one.role === 'admin' && one.leftAt === null)
    expect(admins.map(({ userId }) => userId)).toEqual([third.id])
  })
})

describe('muting', () => {
  it('[T-36] is private: nobody else is notified, and there is no message', async () => {
    await say(admin, group, 'Hello')
    const pair = await startPair(admin, member)
    for (const id of [group, pair]) {
      expect(await inGroup(member, id).setMuted()).toMatchObject({ body: { isMuted: true } })
      expect((await inGroup(member, id).setMuted()).status).toBe(200)
    }
    const unread = (await member.client.call(listUnread, {})).body
    expect(unread.conversationIds).toContain(group)
    expect(unread.mutedIds).toEqual(expect.arrayContaining([group, pair]))
    expect((await partOf(member, member))?.isMuted).toBe(true)
    expect((await partOf(member, admin))?.isMuted).toBeNull()
    expect(await as(admin).get()).toMatchObject({ seq: 1, change: 1 })
    await as(member).setMuted(false)
    expect((await member.client.call(listUnread, {})).body.mutedIds).not.toContain(group)
  })
})
