import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startRedis, type TestRedis } from '../../../test/services/redis.ts'
import { createLog } from '../logger.ts'
import { openRedis, type RedisLink } from '../redis/redis.ts'
import { createLocalBus, type Announcement, type Bus } from './bus.ts'
import { createRedisBus } from './redis-bus.ts'

const log = createLog('silent')
const about = (topic: string): Announcement => ({ kind: 'changed', topic })
const soon = { timeout: 10_000 }

/** The announcements that a bus has received, in order. */
function record(bus: Bus): Announcement[] {
  const received: Announcement[] = []
  bus.subscribe((announcement) => received.push(announcement))
  return received
}

describe.each(['in one process', 'by Redis'])('a bus %s', (kind) => {
  let redis: TestRedis
  const links: RedisLink[] = []
  const open = (): Bus => {
    if (kind === 'in one process') return createLocalBus()
    const link = openRedis(redis.url, log)
    links.push(link)
    return createRedisBus(link)
  }
  beforeAll(async () => {
    if (kind === 'by Redis') redis = await startRedis()
  })
  afterEach(async () => {
    for (const link of links.splice(0)) await link.close()
  })
  afterAll(() => redis?.stop())

  it('notifies this node at once, in the order of publishing', () => {
    const bus = open()
    const received = record(bus)
    for (const topic of ['profile:1', 'profile:2', 'profile:3']) bus.publish(about(topic))
    expect(received).toEqual([about('profile:1'), about('profile:2'), about('profile:3')])
  })

  it('notifies every subscriber exactly once', async () => {
    const bus = open()
    const [first, second] = [record(bus), record(bus)]
    bus.publish({ kind: 'rights', userId: 'a' })
    bus.publish(about('profile:last'))
    await expect.poll(() => second, soon).toHaveLength(2)
    expect(first).toEqual([{ kind: 'rights', userId: 'a' }, about('profile:last')])
  })

  it('announces nothing after it is closed', async () => {
    const bus = open()
    const received = record(bus)
    await bus.close()
    bus.publish(about('profile:1'))
    expect(received).toEqual([])
  })
})

describe('between nodes', () => {
  let redis: TestRedis
  let links: RedisLink[]
  let buses: Bus[]
  beforeAll(async () => {
    redis = await startRedis()
    links = [openRedis(redis.url, log), openRedis(redis.url, log)]
    buses = links.map((link) => createRedisBus(link))
  })
  afterAll(async () => {
    for (const link of links) await link.close()
    await redis.stop()
  })
  const publish = (announcement: Announcement) => buses[0]?.publish(announcement)

  /** Publishes until the other node receives it, any number of times. */
  const reaches = async (topic: string) => {
    const received = record(buses[1] ?? createLocalBus())
    await expect
      .poll(() => {
        publish(about(topic))
        return received.length
      }, soon)
      .toBeGreaterThan(0)
  }

  it('the other node receives announcements in order, and the publishing node only once', async () => {
    await reaches('warm-up')
    const [own = [], others = []] = buses.map(record)
    const announcements = Array.from({ length: 100 }, (_, number) => about(`profile:${number}`))
    announcements.forEach(publish)
    await expect.poll(() => others.at(-1), soon).toEqual(announcements.at(-1))
    // An announcement of the warm-up may still have been in flight.
    expect(others.slice(-100)).toEqual(announcements)
    expect(own).toEqual(announcements)
  })

  it('invalid data on the channel is ignored', async () => {
    const client = new Redis(redis.url)
    const from = crypto.randomUUID()
    const said = '{"kind":"said","topic":"a:1","after":1,"upTo":2,"message":7}'
    for (const text of ['', 'x', '{}', from, `${from} {"kind":"shout"}`, `${from} ${said}`])
      await client.publish('patchbay:announcements', text)
    client.disconnect()
    await reaches('after nonsense')
  })

  it('while a Redis is killed, nodes still receive their own announcements; later it reconnects', async () => {
    await redis.kill()
    const own = record(buses[0] ?? createLocalBus())
    publish(about('alone'))
    expect(own).toEqual([about('alone')])
    await expect.poll(() => links[0]?.isUp(), soon).toBe(false)
    await redis.restart()
    await reaches('after a restart')
  })

  it('a Redis that hangs counts as down, and is found again', async () => {
    redis.hang()
    const own = record(buses[0] ?? createLocalBus())
    publish(about('alone'))
    expect(own).toEqual([about('alone')])
    await expect.poll(() => links[0]?.isUp(), soon).toBe(false)
    redis.wake()
    await reaches('after a pause')
  })
})
