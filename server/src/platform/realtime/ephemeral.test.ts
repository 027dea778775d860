import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FakeLog } from '../../../test/realtime/fake-log.ts'
import { startLogNode } from '../../../test/realtime/log-node.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { TestClient } from '../../../test/test-client.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import type { TestSocket } from '../../../test/realtime/test-socket.ts'
import { newId } from '../ids.ts'

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
})

describe('an ephemeral message', () => {
  const typists = ({ received }: TestSocket) =>
    received.flatMap((said) => (said.type === 'typing' ? [said.userId] : []))

  it('reaches the others, once a second at most, and not its sender', async () => {
    const node = await startLogNode(database, log)
    const [mine, tab, theirs] = [await node.join(ann), await node.join(ann), await node.join(bob)]
    for (let times = 0; times < 5; times += 1) mine.type(id)
    await expect.poll(() => typists(theirs), soon).toEqual([ann.id])
    await expect
      .poll(() => {
        mine.type(id)
        return typists(theirs).length
      }, soon)
      .toBe(2)
    expect([...typists(mine), ...typists(tab)]).toEqual([])
  })

  it('about a conversation that the sender is not in reaches nobody', async () => {
    const node = await startLogNode(database, log)
    const foreign = newId()
    log.put(`conversation:${foreign}`, bob.id)
    const [mine, theirs] = [await node.join(ann), await node.join(bob)]
    mine.type(foreign)
    mine.type(newId())
    mine.type(id)
    await expect.poll(() => typists(theirs), soon).toHaveLength(1)
    expect(theirs.received.at(-1)).toMatchObject({ conversationId: id })
  })

  it('reaches only the people that it names', async () => {
    const node = await startLogNode(database, log)
    const [mine, theirs] = [await node.join(ann), await node.join(bob)]
    const message = { type: 'typing', conversationId: id, userId: newId() } as const
    node.announce({ kind: 'passing', topic, to: [bob.id], message })
    await expect.poll(() => typists(theirs), soon).toHaveLength(1)
    expect(typists(mine)).toEqual([])
  })
})
