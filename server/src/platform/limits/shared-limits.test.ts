import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startRedis, type TestRedis } from '../../../test/services/redis.ts'
import { AppError } from '../http/app-error.ts'
import { createLog } from '../logger.ts'
import { openRedis, type RedisLink } from '../redis/redis.ts'
import type { LimitKind } from './limit-kinds.ts'
import { createLimits, type Limits } from './limits.ts'

let redis: TestRedis
let links: RedisLink[]
let nodes: Limits[]
const soon = { timeout: 10_000 }
const allUp = () => links.every((link) => link.isUp())

beforeAll(async () => {
  redis = await startRedis()
  links = [1, 2].map(() => openRedis(redis.url, createLog('silent')))
  nodes = links.map((link) => createLimits({ redis: link, secret: Buffer.alloc(32, 1) }))
  await vi.waitUntil(allUp, soon)
})
afterAll(async () => {
  for (const link of links) await link.close()
  await redis.stop()
})

/** How many of the attempts were allowed, alternating between the nodes. */
async function allowed(
  key: string,
  attempts: number,
  kind: LimitKind = 'password_sign_in',
): Promise<number> {
  let count = 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const node = nodes[attempt % nodes.length]
    try {
      await node?.count(kind, key)
      count += 1
    } catch (error) {
      expect(error).toBeInstanceOf(AppError)
      expect(error).toMatchObject({ code: 'rate_limited' })
    }
  }
  return count
}

describe('limits with a Redis', () => {
  it('are counted over all nodes together, and by kind and key', async () => {
    expect(await allowed('198.51.100.1', 30)).toBe(10)
    expect(await allowed('198.51.100.2', 4)).toBe(4)
    await expect(nodes[0]?.count('read', '198.51.100.1')).resolves.toBeUndefined()
  })

  it('refuse also what a node refuses without asking the Redis', async () => {
    expect(await allowed('198.51.100.6', 60, 'feedback')).toBe(20)
  })

  it('say on every node what is left, and have it again when it is given back', async () => {
    const [one, other] = nodes
    const reserve = (node: Limits | undefined, uses: number) =>
      node?.reserve('added_person', '198.51.100.7', uses)
    expect(await reserve(one, 90)).toMatchObject({ left: 100 })
    expect(await reserve(other, 30)).toMatchObject({ left: 10 })
    await other?.giveBack('added_person', '198.51.100.7', 30)
    expect(await reserve(one, 10)).toMatchObject({ left: 10 })
    expect(await reserve(other, 1)).toMatchObject({ left: 0, retryAfter: expect.any(Number) })
  })

  it('leave no address in Redis', async () => {
    const keys = ['pat@example.com', '203.0.113.7']
    for (const key of keys) await nodes[0]?.count('link_mail', key)
    const stored = await links[0]?.commands.keys('patchbay:limit:link_mail*')
    expect(stored).toHaveLength(2)
    for (const key of keys) expect(stored?.join()).not.toContain(key)
    // Nobody without the secret can try all addresses.
    const other = createLimits({ redis: links[0] as RedisLink, secret: Buffer.alloc(32, 2) })
    for (const key of keys) await other.count('link_mail', key)
    expect(await links[0]?.commands.keys('patchbay:limit:link_mail*')).toHaveLength(4)
  })

  it('are enforced by each node alone while the Redis is down', async () => {
    await redis.kill()
    expect(await allowed('198.51.100.3', 40)).toBe(20)
    await redis.restart()
    await expect.poll(allUp, soon).toBe(true)
    expect(await allowed('198.51.100.4', 30)).toBe(10)
  })

  it('wait a quarter of a second at most while it hangs, and are still enforced', async () => {
    for (const { commands } of links) expect(commands.options.commandTimeout).toBe(250)
    redis.hang()
    expect(await allowed('198.51.100.5', 40)).toBe(20)
    redis.wake()
    await expect.poll(allUp, soon).toBe(true)
  })
})
