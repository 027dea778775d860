import { deleteMessage, findMessageSince } from '@patchbay/contract/messaging/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { say, sayMany, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { query } from '../../../platform/db/query.ts'

const start = Date.parse('2026-03-01T00:00:00.000Z')
const hour = 3_600_000
let now = new Date(start)
let app: TestApp
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  ann = await createPerson(app)
  bob = await createPerson(app)
})
afterAll(() => app.stop())

const since = (by: TestPerson, conversationId: string, time: string) =>
  by.client.call(findMessageSince, { params: { conversationId }, query: { time } })
const at = (hours: number) => new Date(start + hours * hour).toISOString()
const placeAt = async (id: string, hours: number) =>
  (await since(ann, id, at(hours))).body.found?.seq

it('is the first one at that time or after it, or else the newest', async () => {
  const id = await startPair(ann, bob)
  expect((await since(ann, id, at(0))).body).toEqual({ found: null })
  for (const hours of [1, 1, 30, 31, 72]) {
    now = new Date(start + hours * hour)
    await say(ann, id)
  }
  const asked = [0, 1, 2, 30, 30.5, 32, 72, 73]
  const found = await Promise.all(asked.map((hours) => placeAt(id, hours)))
  expect(found).toEqual([1, 1, 3, 3, 4, 5, 5, 5])
  const { body } = await since(bob, id, at(30.5))
  expect(body.found).toEqual({ seq: 4, createdAt: at(31) })
})

it('keeps the place of a message that is deleted', async () => {
  const id = await startPair(ann, await createPerson(app))
  now = new Date(start + hour)
  const { id: messageId } = await say(ann, id)
  now = new Date(start + 2 * hour)
  await say(ann, id)
  await ann.client.call(deleteMessage, { params: { messageId } })
  expect(await placeAt(id, 0)).toBe(1)
})

it('is found among thousands as by looking through all of them', async () => {
  const id = await startPair(bob, await createPerson(app))
  await sayMany(app, bob, id, 3_000)
  await sql`update messages set created_at = ${new Date(start)}::timestamptz + seq * interval '7 minutes'
    where conversation_id = ${id}`.execute(query(app.db))
  for (const seq of [1, 2, 777, 1_500, 2_999, 3_000]) {
    const time = new Date(start + seq * 7 * 60_000)
    expect((await since(bob, id, time.toISOString())).body.found?.seq).toBe(seq)
    const before = new Date(time.getTime() - 1)
    expect((await since(bob, id, before.toISOString())).body.found?.seq).toBe(seq)
  }
})

it('is for participants alone, and of a time', async () => {
  const id = await startPair(ann, bob)
  await say(ann, id)
  const outside = await createPerson(app)
  for (const [by, conversationId] of [
    [outside, id],
    [ann, newId()],
  ] as const)
    expect((await since(by, conversationId, at(0))).code).toBe('conversation_not_found')
  expect((await since(ann, id, 'yesterday')).status).toBe(400)
})
