import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { insertBlock } from './blocks.store.ts'

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

const block = (by: TestPerson, { id }: TestPerson) =>
  by.client.call(blockPerson, { params: { userId: id } })
const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })
const blocks = async () =>
  (await query(app.db).selectFrom('user_blocks').select('blocker_id').execute()).map(
    ({ blocker_id }) => blocker_id,
  )

/** Runs `work` while the first block has passed its checks but cannot be inserted yet. */
async function whileBlockWaits<T>(work: () => Promise<T>): Promise<T> {
  const undone = new Error('undone')
  let result: Promise<T> | undefined
  await transaction(app.db, async (tx) => {
    await insertBlock(tx, one.id, other.id, new Date())
    const first = block(one, other)
    await untilWaiting(app, 1)
    result = work().finally(() => first)
    await untilWaiting(app, 2)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return result as Promise<T>
}

describe('concurrently', () => {
  it('only the first of two people who block each other succeeds, and the other is refused', async () => {
    expect(await whileBlockWaits(() => block(other, one))).toMatchObject({ code: 'forbidden' })
    expect(await blocks()).toEqual([one.id])
  })

  it.each(['who blocks', 'who is blocked'])(
    'deleting the account of the person %s also deletes the block',
    async (who) => {
      const leaving = who === 'who blocks' ? one : other
      expect((await whileBlockWaits(() => erase(leaving))).status).toBe(200)
      expect(await blocks()).not.toContain(one.id)
    },
  )

  it('two people who have blocked each other can delete their accounts', async () => {
    await insertBlock(app.db, one.id, other.id, new Date())
    await insertBlock(app.db, other.id, one.id, new Date())
    const both = await transaction(app.db, async (tx) => {
      const locked = query(tx).selectFrom('user_blocks').selectAll().forUpdate()
      await locked.where('blocker_id', '=', one.id).execute()
      const first = erase(one)
      await untilWaiting(app, 1)
      const leaving = [first, erase(other)]
      await untilWaiting(app, 2)
      return leaving
    })
    for (const { status } of await Promise.all(both)) expect(status).toBe(200)
    expect(await blocks()).not.toContain(one.id)
  })
})
