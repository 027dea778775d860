import { deleteSession, signOut, signOutEverywhere } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, setBio, type TestPerson } from '../../../test/people.ts'
import { startRedis, type TestRedis } from '../../../test/services/redis.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listen } from '../../../test/realtime/test-socket.ts'
import { createLog } from '../logger.ts'
import { openRedis, type RedisLink } from '../redis/redis.ts'
import { insertSession } from '../sessions/sessions.store.ts'

/** Two nodes that never sweep, so that only announcements can reach the other node. */
let redis: TestRedis
let links: RedisLink[]
let one: TestApp
let two: TestApp
beforeAll(async () => {
  redis = await startRedis()
  const link = () => openRedis(redis.url, createLog('silent'))
  const [first, second] = [link(), link()]
  links = [first, second]
  const rare = { sweepMilliseconds: 3_600_000 }
  one = await startTestApp({ ...rare, redis: first })
  two = await startTestApp({ ...rare, redis: second, database: one.database })
})
afterAll(async () => {
  await two.stop()
  await one.stop()
  for (const link of links) await link.close()
  await redis.stop()
})

const soon = { timeout: 5_000 }

/** The same person's page on each of the two nodes. */
async function listenOnBoth(person: TestPerson) {
  await expect.poll(() => links.every((link) => link.isUp()), soon).toBe(true)
  return [await listen(one, person.client), await listen(two, person.client)] as const
}

describe('changes on one node reach the pages of the other', () => {
  it.each([
    ['a sign-out', (person: TestPerson) => person.client.call(signOut, {})],
    ['a sign-out everywhere', (person: TestPerson) => person.client.call(signOutEverywhere, {})],
    [
      'the end of one session among several',
      async (person: TestPerson) => {
        const now = new Date()
        const other = { userId: person.id, provider: 'google', userAgent: undefined, now } as const
        const { token } = await insertSession(one.db, other)
        const elsewhere = one.newClient()
        elsewhere.setCookie('session', token)
        return elsewhere.call(deleteSession, { params: { sessionId: person.sessionId } })
      },
    ],
  ])('%s', async (_name, act) => {
    const person = await createPerson(one)
    const bystander = await createPerson(one)
    const pages = await listenOnBoth(person)
    const [, theirs] = await listenOnBoth(bystander)
    expect((await act(person)).status).toBeLessThan(300)
    for (const { closed } of pages) expect(await closed).toBe(4001)
    expect(theirs.socket.readyState).toBe(theirs.socket.OPEN)
  })

  it('a changed profile, once, and the newest of several', async () => {
    const person = await createPerson(one)
    const pages = await listenOnBoth(person)
    for (const bio of ['First.', 'Second.', 'Third.']) {
      await setBio(one, person.id, bio)
      one.announce({ kind: 'changed', topic: `profile:${person.id}` })
    }
    for (const { received } of pages) {
      const bios = () =>
        received.map((said) => (said.type === 'profile_changed' ? said.profile.bio : ''))
      await expect.poll(() => bios().at(-1), soon).toBe('Third.')
      expect(new Set(bios()).size).toBe(bios().length)
    }
  })
})
