import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  heardOf,
  look,
  makeAcquainted,
  settle,
  showPresence,
  watch,
} from '../../../../test/presence.ts'
import { startRedis, type TestRedis } from '../../../../test/services/redis.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { TestClient } from '../../../../test/test-client.ts'
import { query } from '../../../platform/db/query.ts'
import { createLog } from '../../../platform/logger.ts'
import { openRedis, type RedisLink } from '../../../platform/redis/redis.ts'

const soon = { timeout: 5_000 }

let time = Date.parse('2026-11-19T10:00:20.000Z')
const pass = (seconds: number) => (time += seconds * 1000)
const now = () => new Date(time)
const often = { now, sweepMilliseconds: 50, attendanceMilliseconds: 50 }
let one: TestApp
let two: TestApp
let ann: TestPerson
let bob: TestPerson
const started: TestApp[] = []
const links: RedisLink[] = []
let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
  one = await startTestApp(often)
})
beforeEach(async () => {
  ann = await createPerson(one)
  bob = await createPerson(one)
  await makeAcquainted(ann, bob)
  pass(3_600)
})
afterEach(async () => {
  for (const app of started.splice(0)) await app.stop()
  for (const link of links.splice(0)) await link.close()
})
afterAll(async () => {
  await one.stop()
  await redis.stop()
})

async function startNode(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const app = await startTestApp({ ...often, ...options, database: one.database })
  started.push(app)
  return app
}

/** The browser of a person at another node. */
function at(app: TestApp, person: TestPerson): TestPerson {
  const client = new TestClient(app.origin, app.config.publicUrl)
  client.setCookie('session', person.client.cookie('session') ?? '')
  return { ...person, client }
}
const untilOf = async ({ id }: TestPerson) =>
  (
    await query(one.db)
      .selectFrom('presences')
      .select('valid_until')
      .where('user_id', '=', id)
      .executeTakeFirst()
  )?.valid_until.getTime()

it('a person is online on every node, and on none once a node has died', async () => {
  two = await startNode()
  const page = await watch(one, ann, bob)
  await expect.poll(() => heardOf(page, bob), soon).toHaveLength(1)
  await look(two, at(two, bob))
  await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe('online')
  // Nothing says goodbye: the node is gone, and its database with it.
  await two.stop()
  started.length = 0
  pass(109)
  await settle(one, page, ann)
  expect(heardOf(page, bob).at(-1)).toBe('online')
  pass(2)
  await expect.poll(() => heardOf(page, bob), soon).toHaveLength(3)
  expect(heardOf(page, bob).at(-1)).toMatch(/:00.000Z$/)
})

it('who leaves one node and is on another does not go offline in between', async () => {
  two = await startNode()
  const page = await watch(one, ann, bob)
  const [here, there] = [await look(one, bob), await look(two, at(two, bob))]
  await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe('online')
  const count = heardOf(page, bob).length
  pass(20)
  here.socket.close()
  await here.closed
  // Either node may be the last to write: what the first shortens, the second renews.
  await expect.poll(() => untilOf(bob), soon).toBe(time + 110_000)
  pass(61)
  await expect.poll(() => untilOf(bob), soon).toBe(time + 110_000)
  await settle(one, page, ann)
  expect(heardOf(page, bob)).toHaveLength(count)
  there.socket.close()
  await there.closed
  await expect.poll(() => untilOf(bob), soon).toBe(time + 30_000)
  pass(31)
  await expect.poll(() => heardOf(page, bob).at(-1), soon).not.toBe('online')
})

it('by Redis, coming online and switching it off reach the other node without a sweep', async () => {
  const open = () => {
    const link = openRedis(redis.url, createLog('silent'))
    links.push(link)
    return link
  }
  const rare = { sweepMilliseconds: 3_600_000, attendanceMilliseconds: 3_600_000 }
  const first = await startNode({ ...rare, redis: open() })
  const second = await startNode({ ...rare, redis: open() })
  await expect.poll(() => links.every((link) => link.isUp()), soon).toBe(true)
  const page = await watch(first, at(first, ann), bob)
  await expect.poll(() => heardOf(page, bob), soon).toHaveLength(1)
  await look(second, at(second, bob))
  await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe('online')
  await showPresence(at(second, bob), false)
  await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe(null)
})
