import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson, unblockPerson } from '@patchbay/contract/people/blocks'
import { startConversation } from '@patchbay/contract/messaging/conversations'
import { getPerson } from '@patchbay/contract/people/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { conversationsOf } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  other = await createPerson(app)
})

const start = (by: TestPerson, userId: string) =>
  by.client.call(startConversation, { body: { userId } })
const mayMessage = async (by: TestPerson, { id }: TestPerson) =>
  (await by.client.call(getPerson, { params: { userId: id } })).body.can.message

describe('a conversation', () => {
  it('exists once for two people, however often and by whom it is started', async () => {
    const { status, body } = await start(other, one.id)
    expect(status).toBe(200)
    expect(await start(other, one.id)).toMatchObject({ status: 200, body })
    expect(await start(one, other.id.toUpperCase())).toMatchObject({ status: 200, body })
    const [user1, user2] = [one.id, other.id].toSorted()
    expect(await conversationsOf(app, one)).toEqual([
      { id: body.id, user1_id: user1, user2_id: user2, people: [user1, user2] },
    ])
    const third = await createPerson(app)
    expect((await start(one, third.id)).body.id).not.toBe(body.id)
  })

  it.each(['the other', 'the viewer'])(
    '[N-20] cannot be started while there is a block by %s, and can once it is lifted',
    async (who) => {
      const [by, of] = who === 'the other' ? [other, one] : [one, other]
      const refusal = { status: 403, code: 'conversation_blocked' }
      await by.client.call(blockPerson, { params: { userId: of.id } })
      const refused = await start(one, other.id)
      expect(refused).toMatchObject(refusal)
      expect(refused.body).toMatchObject({ message: 'Cannot start conversation with blocked user' })
      expect(await start(other, one.id)).toMatchObject(refusal)
      expect(await conversationsOf(app, one)).toEqual([])
      expect(await mayMessage(one, other)).toBe(false)

      await by.client.call(unblockPerson, { params: { userId: of.id } })
      const { status, body } = await start(one, other.id)
      expect(status).toBe(200)
      // An existing conversation cannot be opened either, as long as the block exists.
      await by.client.call(blockPerson, { params: { userId: of.id } })
      expect(await start(one, other.id)).toMatchObject(refusal)
      await by.client.call(unblockPerson, { params: { userId: of.id } })
      expect((await start(other, one.id)).body).toEqual(body)
    },
  )

  it('[N-31] is refused with the viewer’s own account', async () => {
    for (const id of [one.id, one.id.toUpperCase()])
      expect(await start(one, id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect(await conversationsOf(app, one)).toEqual([])
  })

  it('is refused with people who do not exist, are deleted, are not onboarded or are banned', async () => {
    const admin = await createPerson(app, { role: 'admin' })
    const [gone, banned] = [await createPerson(app), await createPerson(app)]
    await start(one, gone.id)
    await gone.client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
    await ban(app, banned)
    const fresh = await createPerson(app, { fresh: true })
    for (const by of [one, admin])
      for (const id of [newId(), gone.id, fresh.id, banned.id])
        expect(await start(by, id)).toMatchObject({ status: 404, code: 'person_not_found' })
    expect(await mayMessage(admin, banned)).toBe(false)
    expect(await start(one, 'nobody')).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await conversationsOf(app, one)).toEqual([])
  })
})

describe('the database', () => {
  it('accepts a conversation of two only if it is ordered, between two people, and unique', async () => {
    const { id } = (await start(one, other.id)).body
    const third = await createPerson(app)
    const [user1_id, user2_id] = [one.id, third.id].toSorted()
    const insert = (row: object) =>
      query(app.db)
        .insertInto('conversations')
        .values({ id: newId(), ...row })
        .execute()
    const pair = [one.id, other.id].toSorted()
    await expect(insert({ user1_id: pair[0], user2_id: pair[1] })).rejects.toThrow(/unique/)
    await expect(insert({ user1_id: user2_id, user2_id: user1_id })).rejects.toThrow(/check/)
    await expect(insert({ user1_id })).rejects.toThrow(/check/)
    await expect(insert({ user1_id, user2_id, is_group: true })).rejects.toThrow(/check/)
    await expect(insert({ user1_id, user2_id })).rejects.toThrow(/conversations_user1_inside/)
    const leave = query(app.db)
      .deleteFrom('conversation_participants')
      .where('user_id', '=', one.id)
    await expect(leave.execute()).rejects.toThrow(/_inside/)
    expect(await conversationsOf(app, one)).toMatchObject([{ id }])
  })
})
