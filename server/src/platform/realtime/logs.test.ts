import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeLog } from '../../../test/realtime/fake-log.ts'
import {
  isContinuous,
  partsIn,
  startLogNode,
  type LogNodeOptions,
} from '../../../test/realtime/log-node.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { TestClient } from '../../../test/test-client.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { TestSocket } from '../../../test/realtime/test-socket.ts'
import { newId } from '../ids.ts'
import type { Part } from './log-feed.ts'

const soon = { timeout: 5_000 }

let database: TestDatabase
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  database = await createTestDatabase()
  const app = { db: database.db, newClient: () => new TestClient('', '') }
  ann = await createPerson(app)
  bob = await createPerson(app)
})
afterAll(() => database.close())

let log: FakeLog
let id: string
let topic: string
beforeEach(() => {
  log = new FakeLog()
  id = newId()
  topic = `conversation:${id}`
  log.put(topic, ann.id, bob.id)
  log.change(topic, 10)
})

const startNode = (options?: LogNodeOptions) => startLogNode(database, log, options)

async function receives(page: TestSocket, ...parts: (readonly [number, number])[]): Promise<void> {
  await expect.poll(() => partsIn(page.received), soon).toEqual(parts)
}

describe('a published part', () => {
  it('reaches listeners that know its beginning, at once and without any read, and no others', async () => {
    const node = await startNode()
    const pages = [await node.join(ann), await node.join(ann), await node.join(bob)]
    const other = newId()
    log.put(`conversation:${other}`, bob.id)
    log.calls.length = 0
    node.say(log.change(topic))
    node.say(log.change(topic, 2))
    node.say(log.change(`conversation:${other}`))
    for (const page of pages) await receives(page, [10, 11], [11, 13])
    expect(log.calls).toEqual([])
    expect(node.delivered).toHaveLength(2)
  })

  it('is read for a listener that missed earlier changes, and received in order', async () => {
    const node = await startNode()
    const page = await node.join(ann)
    log.change(topic)
    node.say(log.change(topic))
    await receives(page, [10, 12])
  })

  it('arrives twice or late and is received once', async () => {
    const node = await startNode()
    const page = await node.join(ann)
    const [first, second] = [log.change(topic), log.change(topic)]
    for (const part of [second, first, first, second]) node.say(part)
    await receives(page, [10, 11], [11, 12])
    const third = log.change(topic)
    node.say(third)
    await receives(page, [10, 11], [11, 12], [12, 13])
  })

  it('gets lost, and the sweep finds it', async () => {
    const node = await startNode({ sweepMilliseconds: 50, isReceived: () => false })
    const page = await node.join(ann)
    node.say(log.change(topic, 3))
    await receives(page, [10, 13])
  })
})

describe('a person who connects', () => {
  it('receives changes between the read and the subscription', async () => {
    const node = await startNode()
    let late: Part | undefined
    log.onRead = (call, phase) => {
      if (call !== 'membership' || phase !== 'answered' || late !== undefined) return
      late = log.change(topic)
      node.say(late)
    }
    const page = await node.listen(ann)
    await receives(page, [10, 11])
  })

  it('follows a log entered between the read and the subscription', async () => {
    const node = await startNode({ sweepMilliseconds: 50 })
    const other = `conversation:${newId()}`
    log.onRead = (call, phase) => {
      if (call !== 'membership' || phase !== 'answered' || log.topics.has(other)) return
      log.put(other, ann.id)
    }
    const page = await node.listen(ann)
    await expect
      .poll(() => page.received, soon)
      .toMatchObject([{ type: 'inbox_changed', version: 2 }])
    node.say(log.change(other))
    await receives(page, [0, 1])
  })

  it('receives the missed changes in parts and in order, and then the end of the backlog', async () => {
    const node = await startNode()
    log.change(topic, 450)
    const page = await node.join(ann, { [topic]: 7 })
    expect(partsIn(page.received)).toEqual([
      [7, 207],
      [207, 407],
      [407, 460],
    ])
    expect(page.received.at(-1)).toEqual({ type: 'resumed' })
    node.say(log.change(topic))
    await expect.poll(() => partsIn(page.received).at(-1), soon).toEqual([460, 461])
  })

  it('and claims to know more than exists still receives changes', async () => {
    const node = await startNode()
    const page = await node.join(ann, { [topic]: 99, [`inbox:${ann.id}`]: 99 })
    node.say(log.change(topic))
    await receives(page, [10, 11])
    log.put(`conversation:${newId()}`, ann.id)
    node.announce({ kind: 'changed', topic: `inbox:${ann.id}` })
    await expect.poll(() => page.received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
  })

  it('cannot follow logs of others', async () => {
    const node = await startNode()
    const foreign = `conversation:${newId()}`
    log.put(foreign, bob.id)
    log.change(foreign)
    const page = await node.join(ann, { [foreign]: 0, [`inbox:${bob.id}`]: 0 })
    node.say(log.change(foreign))
    node.say(log.change(topic))
    await receives(page, [10, 11])
  })

  it('and is far behind delays nobody else', async () => {
    log.change(topic, 2_000)
    const node = await startNode()
    const page = await node.join(ann)
    const gate = Promise.withResolvers<void>()
    let reads = 0
    log.onRead = (call, phase) => {
      if (call !== 'parts' || phase !== 'asked') return undefined
      reads += 1
      if (reads === 1) {
        log.change(topic)
        node.announce({ kind: 'changed', topic })
      }
      // After three parts of eleven, the other listener already has the newest change.
      return reads === 4 ? gate.promise : undefined
    }
    const far = await node.listen(bob)
    far.resume({ [topic]: 0 })
    await receives(page, [2_010, 2_011])
    expect(partsIn(far.received).at(-1)?.[1] ?? 0).toBeLessThanOrEqual(600)
    gate.resolve()
    await expect.poll(() => far.received.at(-1), soon).toEqual({ type: 'resumed' })
    expect(isContinuous(partsIn(far.received))).toBe(true)
    expect(partsIn(far.received).at(-1)?.[1]).toBe(2_011)
  })

  it('gets a long backlog only as fast as the page reads', { timeout: 30_000 }, async () => {
    log.weight = 1024 * 1024
    const node = await startNode({ sweepMilliseconds: 20 })
    log.change(topic, 200 * 60)
    const page = await node.listen(ann)
    page.resume({ [topic]: 0 })
    page.socket.pause()
    const reads = () => log.calls.filter((call) => call === 'parts').length
    let before = -1
    // Further sweeps read nothing more for this socket.
    await expect
      .poll(() => [before, (before = reads())], { timeout: 10_000, interval: 300 })
      .toSatisfy(([earlier, later]: number[]) => earlier === later)
    expect(reads()).toBeLessThan(60)
    expect(page.socket.readyState).toBe(page.socket.OPEN)
    page.socket.resume()
    await expect.poll(() => page.received.at(-1)?.type, { timeout: 15_000 }).toBe('resumed')
    expect(isContinuous(partsIn(page.received))).toBe(true)
    expect(partsIn(page.received).at(-1)?.[1]).toBe(12_010)
  })
})

describe('a person who leaves', () => {
  it('receives nothing from then on, not even the leaving', async () => {
    const node = await startNode()
    const [leaver, other] = [await node.join(ann), await node.join(bob)]
    node.say(log.change(topic))
    node.say(log.leave(topic, ann.id))
    node.say(log.change(topic))
    await receives(other, [10, 11], [11, 12], [12, 13])
    expect(partsIn(leaver.received)).toEqual([[10, 11]])
  })

  it('receives nothing either if the leaving was not announced', async () => {
    const node = await startNode()
    const [leaver, other] = [await node.join(ann), await node.join(bob)]
    log.leave(topic, ann.id)
    node.say(log.change(topic))
    await receives(other, [10, 12])
    expect(partsIn(leaver.received)).toEqual([])
    node.announce({ kind: 'changed', topic: `inbox:${ann.id}` })
    await expect.poll(() => leaver.received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
  })

  it('receives no part of the missed changes, however long before the leaving they were made', async () => {
    const node = await startNode()
    log.change(topic, 450)
    log.onRead = (call, phase) => {
      if (call !== 'parts' || phase !== 'asked') return
      log.onRead = () => {}
      log.leave(topic, ann.id)
    }
    const page = await node.join(ann, { [topic]: 7 })
    expect(partsIn(page.received)).toEqual([])
  })

  it('is found by the version of the membership, without any other announcement', async () => {
    const node = await startNode({ sweepMilliseconds: 50 })
    const [leaver, other] = [await node.join(ann), await node.join(bob)]
    log.topics.get(topic)?.people.delete(ann.id)
    log.put(`conversation:${newId()}`, ann.id)
    await expect.poll(() => leaver.received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
    node.say(log.change(topic))
    await receives(other, [10, 11])
    expect(partsIn(leaver.received)).toEqual([])
  })

  it('and enters again continues to receive, even if the part with the leaving arrives late', async () => {
    const node = await startNode()
    const page = await node.join(ann)
    const leaving = log.leave(topic, ann.id)
    const coming = log.enter(topic, ann.id)
    node.announce({ kind: 'changed', topic: `inbox:${ann.id}` })
    await expect.poll(() => page.received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
    node.say(leaving)
    node.say(coming)
    await receives(page, [10, 12])
    node.say(log.change(topic))
    await receives(page, [10, 12], [12, 13])
  })
})

describe('a person who enters a log', () => {
  it('is notified, and receives everything from then on', async () => {
    const node = await startNode({ sweepMilliseconds: 50 })
    const page = await node.join(ann)
    const other = `conversation:${newId()}`
    log.put(other, bob.id)
    log.change(other, 4)
    log.enter(other, ann.id)
    await expect.poll(() => page.received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
    node.say(log.change(other))
    await receives(page, [5, 6])
  })
})

describe('the sweep', () => {
  it('runs as many reads for a hundred sockets as for one', async () => {
    const node = await startNode({ sweepMilliseconds: 50 })
    const sweeps = async () => {
      log.calls.length = 0
      await expect.poll(() => log.calls.length, soon).toBeGreaterThan(5)
      return log.calls.join(' ')
    }
    await node.join(ann)
    expect(await sweeps()).toMatch(/^(newest )?(versions newest ?)+(versions)?$/)
    // A page that has joined is subscribed: no later sweep has to read its membership.
    const people = Array.from({ length: 50 }, () => [ann, bob]).flat()
    await Promise.all(people.map((person) => node.join(person)))
    expect(await sweeps()).toMatch(/^(newest )?(versions newest ?)+(versions)?$/)
  })
})
