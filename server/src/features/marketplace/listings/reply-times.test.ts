import { getListing } from '@patchbay/contract/marketplace/listings'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { say, startPair } from '../../../../test/conversations.ts'
import { offer, offerOf } from '../../../../test/listings.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  viewer = await createPerson(app)
})
afterAll(() => app.stop())

const hour = 3_600_000
const ago = (hours: number): Date => new Date(Date.now() - hours * hour)
const moveTo = (conversationId: string, seq: number, time: Date) =>
  query(app.db)
    .updateTable('messages')
    .set({ created_at: time })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', String(seq))
    .execute()

/** Somebody writes to the provider, who answers after some hours, or never. */
async function ask(provider: TestPerson, answeredAfter: number | undefined, hoursAgo = 240) {
  const writer = await createPerson(app)
  const pair = await startPair(writer, provider)
  await say(writer, pair, 'Are you free?')
  await moveTo(pair, 1, ago(hoursAgo))
  if (answeredAfter === undefined) return writer
  await say(provider, pair, 'I am.')
  await moveTo(pair, 2, ago(hoursAgo - answeredAfter))
  return writer
}
async function provide() {
  const provider = await createPerson(app)
  const [{ id: listingId }] = await offer(provider, offerOf('Producer'))
  const shown = async () => {
    await app.runJob('note_reply_times')
    return (await viewer.client.call(getListing, { params: { listingId } })).body.repliesWithin
  }
  return { provider, shown }
}

it('says how soon a provider usually answers, by the median of at least five first messages', async () => {
  const { provider, shown } = await provide()
  for (const hours of [0.2, 0.3, 0.4, 90]) await ask(provider, hours)
  expect(await shown()).toBeNull()
  await ask(provider, 80)
  expect(await shown()).toBe('hour')
  await ask(provider, 20)
  await ask(provider, 10)
  expect(await shown()).toBe('day')
  for (const hours of [50, 60, 70, 75]) await ask(provider, hours)
  expect(await shown()).toBe('days')
})

it('counts what was never answered as the longest wait, but not what is new, old, closed or begun by the provider', async () => {
  const { provider, shown } = await provide()
  for (const hours of [1, 2, 3]) await ask(provider, hours)
  await ask(provider, 1, 24 * 120)
  await ask(provider, undefined, 2)
  const blocked = await ask(provider, 1)
  await provider.client.call(blockPerson, { params: { userId: blocked.id } })
  const own = await startPair(provider, await createPerson(app))
  await say(provider, own, 'Hello')
  expect(await shown()).toBeNull()
  await ask(provider, undefined)
  await ask(provider, undefined)
  expect(await shown()).toBe('day')
  await ask(provider, undefined)
  await ask(provider, undefined)
  expect(await shown()).toBeNull()
})
