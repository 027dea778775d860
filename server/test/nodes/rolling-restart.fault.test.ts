import { getSession, refreshSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBalancer, type Balancer } from './balancer.ts'
import { startNode, type NodeProcess } from './node-process.ts'
import { createPerson, type TestPerson } from '../people.ts'
import { TestClient } from '../test-client.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

let database: TestDatabase
let balancer: Balancer
const nodes: NodeProcess[] = []

async function addNode(): Promise<NodeProcess> {
  const node = await startNode({
    databaseUrl: database.url,
    publicUrl: balancer.origin,
    // The proxy checks ten times a second, and on a busy machine less often.
    environment: { DRAIN_SECONDS: '3', LOG_LEVEL: 'info' },
  })
  nodes.push(node)
  await balancer.add(node)
  return node
}

beforeAll(async () => {
  database = await createTestDatabase()
  balancer = await startBalancer()
  await Promise.all([addNode(), addNode()])
})

afterAll(async () => {
  for (const node of nodes) node.kill('SIGKILL')
  await Promise.all(nodes.map((node) => node.stopped))
  await balancer.stop()
  await database.close()
})

/** Sends requests without a pause until stopped; records all but 200, also connection errors. */
function keepAsking(ask: () => Promise<{ status: number }>) {
  const failures: unknown[] = []
  let answers = 0
  const asked = new AbortController()
  const done = (async () => {
    while (!asked.signal.aborted) {
      const { status } = await ask().catch((error: unknown) => ({ status: String(error) }))
      if (status === 200) answers += 1
      else failures.push(status)
    }
  })()
  return {
    answered: () => answers,
    stop: async () => {
      asked.abort()
      await done
      return failures
    },
  }
}

describe('a rolling restart', () => {
  it('causes no error for readers or writers', { timeout: 180_000 }, async () => {
    const newClient = () => new TestClient(balancer.origin, balancer.origin)
    const people: TestPerson[] = []
    for (let number = 0; number < 3; number += 1)
      people.push(await createPerson({ db: database.db, newClient }))
    const loops = people.flatMap(({ client }) => [
      keepAsking(() => client.call(getSession, {})),
      keepAsking(() => client.call(refreshSession, { body: {} })),
    ])
    const hasGoneOn = async () => {
      const before = loops.map((loop) => loop.answered())
      await expect
        .poll(() => loops.every((loop, index) => loop.answered() > (before[index] ?? 0) + 5), {
          timeout: 10_000,
        })
        .toBe(true)
    }

    await hasGoneOn()
    for (const old of nodes.splice(0)) {
      old.kill('SIGTERM')
      expect(await old.stopped).toBe(0)
      expect(old.output()).toContain('"stopped"')
      expect(old.output()).not.toContain('closing the connections that are left')
      balancer.remove(old)
      await hasGoneOn()
      await addNode()
      await hasGoneOn()
    }

    const failures = await Promise.all(loops.map((loop) => loop.stop()))
    expect(failures.flat()).toEqual([])
    for (const node of nodes) expect(node.output()).toContain('"route":"/api/session/refresh"')
  })
})
