import { profileTopic } from '@patchbay/contract/realtime'
import { getSession, signOutEverywhere } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banUser, changeRole } from '../../src/features/staff/operators/public.ts'
import { startBalancer, type Balancer } from './balancer.ts'
import { say, startPair } from '../conversations.ts'
import { startNode, type NodeProcess } from './node-process.ts'
import { createPerson, setBio } from '../people.ts'
import { startRedis, type TestRedis } from '../services/redis.ts'
import { signIn } from '../accounts/sign-in.ts'
import { TestClient } from '../test-client.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { listen as listenAt, type TestSocket } from '../realtime/test-socket.ts'

const operator = { name: 'olga', reason: 'a test' }
const soon = { timeout: 10_000 }

let database: TestDatabase
let redis: TestRedis
let balancer: Balancer
let nodes: readonly [NodeProcess, NodeProcess]

const start = () =>
  startNode({
    databaseUrl: database.url,
    publicUrl: balancer.origin,
    environment: { REDIS_URL: redis.url },
  })
beforeAll(async () => {
  database = await createTestDatabase()
  redis = await startRedis()
  balancer = await startBalancer()
  nodes = await Promise.all([start(), start()])
  for (const node of nodes) await balancer.add(node)
})
afterAll(async () => {
  for (const node of nodes) {
    node.kill('SIGKILL')
    await node.stopped
  }
  await balancer.stop()
  await redis.stop()
  await database.close()
})

const clientOf = (origin: string) => new TestClient(origin, balancer.origin)
const at = (origin: string) => ({ origin, config: { publicUrl: balancer.origin } })

/** A signed-in person with an open page on each of the two nodes. */
async function openPages() {
  const newClient = () => clientOf(nodes[0].origin)
  const person = await createPerson({ db: database.db, newClient })
  const [first, second] = nodes
  const pages = [
    await listenAt(at(first.origin), person.client),
    await listenAt(at(second.origin), person.client),
  ] as const
  return { ...person, pages }
}

/** Two people in a conversation, each with pages on both nodes that follow it. */
async function openConversation() {
  const [ann, bob] = [await openPages(), await openPages()]
  const pages = [...ann.pages, ...bob.pages]
  for (const page of pages) page.resume({})
  for (const { received } of pages)
    await expect.poll(() => received, soon).toEqual([{ type: 'resumed' }])
  const id = await startPair(ann, bob)
  for (const { received } of pages)
    await expect.poll(() => received.at(-1), soon).toMatchObject({ type: 'inbox_changed' })
  return { ann, bob, id }
}

async function receives({ received }: TestSocket, bio: string): Promise<void> {
  await expect
    .poll(() => received.findLast(({ type }) => type === 'profile_changed'), soon)
    .toMatchObject({ profile: { bio } })
}

describe('two nodes', () => {
  it('share sessions: a sign-in on one is valid on the other', async () => {
    const here = clientOf(nodes[0].origin)
    const signedIn = await signIn(at(nodes[0].origin), here, 'google', {
      choice: 'new',
      name: 'Nia Two-Nodes',
    })
    expect(signedIn.status).toBe(200)
    const there = clientOf(nodes[1].origin)
    there.setCookie('session', here.cookie('session') ?? '')
    expect((await there.call(getSession, {})).body.session?.profile.fullName).toBe('Nia Two-Nodes')
    expect((await there.call(signOutEverywhere, {})).status).toBe(204)
    expect((await here.call(getSession, {})).body.session).toBeNull()
  })

  it('a change that the command line makes reaches pages on both', async () => {
    const { id, pages } = await openPages()
    await changeRole(database.db, operator, id, 'editor')
    for (const { received } of pages)
      await expect.poll(() => received, soon).toMatchObject([{ profile: { role: 'editor' } }])
  })

  it('[X-10] a ban closes the sockets on both, and no others', async () => {
    const { id, pages } = await openPages()
    const bystander = await openPages()
    await banUser(database.db, operator, id, null)
    for (const { closed, received } of pages) {
      expect(await closed).toBe(4001)
      expect(received).toEqual([{ type: 'session_ended', reason: 'banned' }])
    }
    for (const { socket } of bystander.pages) expect(socket.readyState).toBe(socket.OPEN)
  })

  it('a sign-out on one closes the sockets on both', async () => {
    const { client, pages } = await openPages()
    await client.call(signOutEverywhere, {})
    for (const { closed } of pages) expect(await closed).toBe(4001)
  })

  it('a Redis that is killed, hung and back costs no announcement and no request', async () => {
    const { id, client, pages } = await openPages()
    const stillWorks = async (bio: string) => {
      await setBio({ db: database.db }, id, bio)
      for (const page of pages) await receives(page, bio)
      expect((await client.call(getSession, {})).status).toBe(200)
      for (const node of nodes) expect((await fetch(`${node.origin}/readyz`)).status).toBe(200)
    }
    await stillWorks('With Redis.')
    await redis.kill()
    await stillWorks('Without it.')
    await redis.restart()
    await stillWorks('With it again.')
    redis.hang()
    await stillWorks('While it hangs.')
    redis.wake()
    await stillWorks('Awake again.')
    for (const { socket } of pages) expect(socket.readyState).toBe(socket.OPEN)
  })

  it('a message sent on one reaches the other: with Redis, without it, and while it hangs', async () => {
    const { ann, bob, id } = await openConversation()
    const said: string[] = []
    const arrives = async (text: string) => {
      await say(ann, id, text)
      said.push(text)
      for (const { received } of [...ann.pages, ...bob.pages])
        await expect
          .poll(
            () =>
              received.flatMap((message) =>
                message.type === 'conversation_changed'
                  ? message.messages.map(({ content }) => content)
                  : [],
              ),
            soon,
          )
          .toEqual(said)
    }
    await arrives('With Redis.')
    await redis.kill()
    await arrives('Without it.')
    await redis.restart()
    await arrives('With it again.')
    redis.hang()
    await arrives('While it hangs.')
    redis.wake()
    await arrives('Awake again.')
  })

  it('typing on one is announced on the other', async () => {
    const { ann, bob, id } = await openConversation()
    const typing = { type: 'typing', conversationId: id, userId: ann.id }
    // A Redis that has just reconnected may still lose an ephemeral message.
    await expect
      .poll(() => {
        ann.pages[0].type(id)
        return bob.pages.every(({ received }) => received.some(({ type }) => type === 'typing'))
      }, soon)
      .toBe(true)
    for (const { received } of bob.pages) expect(received.at(-1)).toEqual(typing)
    for (const { received } of ann.pages)
      expect(received.map(({ type }) => type)).not.toContain('typing')
  })

  it('pages of a killed node reconnect to the other once the proxy knows, and miss nothing', async () => {
    const { id, client } = await openPages()
    const known = (await client.call(getSession, {})).body.session?.profile.version ?? 0
    const page = await listenAt(at(nodes[1].origin), client)
    nodes[1].kill('SIGKILL')
    await page.closed
    await setBio({ db: database.db }, id, 'While the page was away.')
    await expect.poll(() => balancer.isReady(nodes[1]), soon).toBe(false)
    const back = await listenAt(at(balancer.origin), client)
    back.resume({ [profileTopic(id)]: known })
    await receives(back, 'While the page was away.')
    balancer.remove(nodes[1])
    nodes = [nodes[0], await start()]
    await balancer.add(nodes[1])
  })
})
