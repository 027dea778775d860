import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { startConversation } from '@patchbay/contract/messaging/conversations'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conversationsOf } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { insertBlock } from '../../people/blocks/blocks.store.ts'
import { insertConversation } from './conversations.store.ts'

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

const start = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(startConversation, { body: { userId: id } })
const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })
const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })

/**
 * Sends `second` while `first` has passed its checks, but waits for the rows that `locked` writes.
 */
async function inTurn<A, B>(
  locked: (tx: Parameters<typeof insertBlock>[0]) => Promise<unknown>,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const undone = new Error('undone')
  let asked: Promise<[A, B]> | undefined
  await transaction(app.db, async (tx) => {
    await locked(tx)
    const leading = first()
    await untilWaiting(app, 1)
    asked = Promise.all([leading, second()])
    await untilWaiting(app, 2)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return asked as Promise<[A, B]>
}
const lockedStart = (tx: Parameters<typeof insertBlock>[0]) =>
  insertConversation(tx, {
    starterId: one.id,
    otherId: other.id,
    now: new Date(),
    isAwaited: false,
    youngest: null,
  })
const lockedBlock = (tx: Parameters<typeof insertBlock>[0]) =>
  insertBlock(tx, other.id, one.id, new Date())

describe('concurrently', () => {
  it('twenty starts from both sides result in one conversation of two', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? start(one, other) : start(other, one),
      ),
    )
    const [stored, ...more] = await conversationsOf(app, one)
    expect(more).toEqual([])
    expect(stored?.people).toEqual([one.id, other.id].toSorted())
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { id: stored?.id } })
  })

  it('[N-20] a conversation is not started if a block is first', async () => {
    const [blocked, started] = await inTurn(
      lockedBlock,
      () => block(other, one),
      () => start(one, other),
    )
    expect(blocked.status).toBe(200)
    expect(started).toMatchObject({ status: 403, code: 'conversation_blocked' })
    expect(await conversationsOf(app, one)).toEqual([])
  })

  it('[N-20] a block waits for a conversation that is first, and closes it', async () => {
    const [started, blocked] = await inTurn(
      lockedStart,
      () => start(one, other),
      () => block(other, one),
    )
    expect([started.status, blocked.status]).toEqual([200, 200])
    expect(await conversationsOf(app, one)).toHaveLength(1)
    expect(await start(one, other)).toMatchObject({ code: 'conversation_blocked' })
  })

  it.each(['who begins', 'who is written to'])(
    'a conversation without messages is deleted with the account of the person %s',
    async (who) => {
      const leaving = who === 'who begins' ? one : other
      const [started, erased] = await inTurn(
        lockedStart,
        () => start(one, other),
        () => erase(leaving),
      )
      expect([started.status, erased.status]).toEqual([200, 200])
      expect(await conversationsOf(app, one)).toEqual([])
    },
  )

  it('people who have all started conversations with each other can delete their accounts', async () => {
    const people = [one, other, await createPerson(app), await createPerson(app)]
    for (const by of people)
      for (const of of people) if (by !== of) expect((await start(by, of)).status).toBe(200)
    const erased = await Promise.all(people.map(erase))
    expect(erased.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const person of people) expect(await conversationsOf(app, person)).toEqual([])
  })
})
