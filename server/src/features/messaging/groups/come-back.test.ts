import { listMessages } from '@patchbay/contract/messaging/messages'
import { createGroup } from '@patchbay/contract/messaging/groups'
import { mostParticipants } from '@patchbay/contract/messaging/message-fields'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { say, startGroup } from '../../../../test/conversations.ts'
import { createNames, inGroup, linesFor } from '../../../../test/groups.ts'
import { createPerson, elsewhere, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join } from '../../../../test/realtime/test-socket.ts'
import { inTurn } from '../../../../test/waiting.ts'
import { newId } from '../../../platform/ids.ts'

const soon = { timeout: 5_000 }
const week = 7 * 24 * 60 * 60 * 1_000

let app: TestApp
let now = new Date('2026-03-01T10:00:00Z')
let admin: TestPerson
let member: TestPerson
let gone: TestPerson
let group: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now, sweepMilliseconds: 3_600_000 })
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date('2026-03-01T10:00:00Z')
  admin = await createPerson(app, { now })
  member = await createPerson(app, { now })
  gone = await createPerson(app, { now })
  group = await startGroup(admin, [member, gone])
})

const as = (by: TestPerson) => inGroup(by, group)
const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })
const reads = ({ client }: TestPerson) =>
  client.call(listMessages, { params: { conversationId: group }, query: {} })

describe('somebody who left', () => {
  beforeEach(async () => {
    await as(gone).leave()
  })

  it('is not put back by others, but asked', async () => {
    const page = await join(app, gone.client)
    const { status, body } = await as(admin).add(gone)
    expect(status).toBe(200)
    expect(body).toMatchObject({ askedBack: [gone.id], participantCount: 2 })
    expect((await reads(gone)).status).toBe(404)
    expect(await as(gone).askedBack()).toEqual(['Night shift'])
    await expect
      .poll(() => page.received.map(({ type }) => type), soon)
      .toEqual(['resumed', 'inbox_changed'])
    // Others learn nothing of it.
    expect(await linesFor(admin, group)).toEqual([['left', gone.id]])
    expect(await as(member).askedBack()).toEqual([])
  })

  it('comes back by themselves, once, as a member', async () => {
    await as(admin).add(gone)
    await say(member, group, 'Will they?')
    const { status, body } = await as(gone).comeBack()
    expect(status).toBe(200)
    expect(body).toMatchObject({ participantCount: 3, can: { manage: false, leave: true } })
    expect(await as(gone).comeBack()).toMatchObject({ status: 200, body: { change: body.change } })
    expect(await as(gone).askedBack()).toEqual([])
    expect(await linesFor(admin, group)).toEqual([
      ['left', gone.id],
      ['added', gone.id, gone.id],
    ])
    expect((await reads(gone)).status).toBe(200)
  })

  it('can come back for thirty days', async () => {
    await as(admin).add(gone)
    now = new Date(now.getTime() + 30 * (week / 7))
    const later = as(await elsewhere(app, gone, now))
    expect(await later.askedBack()).toEqual([])
    expect(await later.comeBack()).toMatchObject({ status: 404, code: 'conversation_not_found' })
    now = new Date(now.getTime() - 1)
    expect(await later.askedBack()).toEqual(['Night shift'])
    expect((await later.comeBack()).status).toBe(200)
  })

  it('cannot come back unasked', async () => {
    expect(await as(gone).comeBack()).toMatchObject({ status: 404, code: 'conversation_not_found' })
  })

  it('says no, which the admin does not learn, and is asked again after a week at the earliest', async () => {
    await as(admin).add(gone)
    expect((await as(gone).stayAway()).status).toBe(204)
    expect(await as(gone).askedBack()).toEqual([])
    expect((await as(gone).comeBack()).status).toBe(404)
    now = new Date(now.getTime() + week)
    expect((await as(admin).add(gone)).body).toMatchObject({ askedBack: [gone.id] })
    expect(await as(gone).askedBack()).toEqual([])
    now = new Date(now.getTime() + 1)
    expect((await as(admin).add(gone)).body).toMatchObject({ askedBack: [gone.id] })
    expect(await as(gone).askedBack()).toEqual(['Night shift'])
  })

  it('is asked while others of the same request are added', async () => {
    const newcomer = await createPerson(app, { now })
    const { body } = await as(admin).add(gone, newcomer)
    expect(body).toMatchObject({ askedBack: [gone.id], participantCount: 3 })
    expect(await linesFor(admin, group)).toContainEqual(['added', admin.id, newcomer.id])
  })

  it('is not asked by or back to anybody with whom there is a block', async () => {
    await block(gone, member)
    expect(await as(admin).add(gone)).toMatchObject({ status: 409, code: 'cannot_be_added' })
    await as(member).leave()
    expect((await as(admin).add(gone)).status).toBe(200)
    await block(admin, gone)
    expect(await as(gone).comeBack()).toMatchObject({ status: 409, code: 'cannot_be_added' })
  })

  it('finds no room if the group has become full meanwhile', async () => {
    await as(admin).add(gone)
    await as(admin).add(...(await createNames(app, mostParticipants - 2)))
    expect(await as(gone).comeBack()).toMatchObject({ status: 409, code: 'group_full' })
  })
})

it('somebody who was removed can be added again', async () => {
  await as(admin).remove(gone)
  expect((await as(gone).comeBack()).status).toBe(404)
  expect((await as(admin).add(gone)).body).toMatchObject({ askedBack: [], participantCount: 3 })
  await as(gone).leave()
  expect((await as(admin).remove(gone)).status).toBe(200)
  expect((await as(admin).add(gone)).body).toMatchObject({ askedBack: [gone.id] })
})

describe('a block between others than the admin', () => {
  const refused = { status: 409, code: 'cannot_be_added' }
  let newcomer: TestPerson
  beforeEach(async () => {
    newcomer = await createPerson(app, { now })
  })

  it.each(['the added', 'the present'])(
    'keeps people out of the group, made by %s person',
    async (who) => {
      await (who === 'the added' ? block(newcomer, member) : block(member, newcomer))
      const answer = await as(admin).add(newcomer)
      expect(answer).toMatchObject(refused)
      // The same for both directions, and nobody is named.
      expect(answer.body).toEqual({
        code: 'cannot_be_added',
        message: 'Not everybody can be added to this group.',
        requestId: expect.any(String),
      })
      expect((await as(admin).get()).participantCount).toBe(3)
    },
  )

  it('does not count once one of them has left', async () => {
    await block(newcomer, member)
    await as(member).leave()
    expect((await as(admin).add(newcomer)).status).toBe(200)
  })

  it('keeps two people out who are added together, also to a new group', async () => {
    const other = await createPerson(app, { now })
    await block(newcomer, other)
    expect(await as(admin).add(newcomer, other)).toMatchObject(refused)
    const memberIds = [newcomer.id, other.id]
    const body = { clientId: newId(), name: 'Pair', memberIds, initialMessage: null }
    expect(await admin.client.call(createGroup, { body })).toMatchObject(refused)
    expect((await as(admin).add(newcomer)).status).toBe(200)
  })

  it('leaves those who are in a group together where they are', async () => {
    await block(member, gone)
    expect((await as(admin).add(newcomer)).status).toBe(200)
    expect((await as(admin).get()).participantCount).toBe(4)
  })

  it.each([
    ['first, keeps them out', 'block', 409],
    ['after the adding, comes too late', 'add', 200],
  ])('made at the same moment and %s', async (_name, first, status) => {
    const acts = {
      add: () => as(admin).add(newcomer),
      block: () => block(member, newcomer),
    }
    const place = { table: 'user_profiles', id: newcomer.id } as const
    const added =
      first === 'add'
        ? (await inTurn(app, place, acts.add, acts.block))[0]
        : (await inTurn(app, place, acts.block, acts.add))[1]
    expect(added.status).toBe(status)
  })
})
