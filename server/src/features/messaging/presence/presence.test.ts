import { acceptRequest, declineRequest } from '@patchbay/contract/messaging/conversations'
import { updateMessagingSettings } from '@patchbay/contract/messaging/messaging-settings'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { presenceTopic } from '@patchbay/contract/realtime'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { say, startGroup, startPair } from '../../../../test/conversations.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  heardOf,
  look,
  makeAcquainted,
  settle,
  showPresence,
  watch,
} from '../../../../test/presence.ts'
import { join } from '../../../../test/realtime/test-socket.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { createLog } from '../../../platform/logger.ts'
import { startAttendance } from './attendance.ts'

const soon = { timeout: 5_000 }

let app: TestApp
let time = Date.parse('2026-11-19T10:00:20.000Z')
const pass = (seconds: number) => (time += seconds * 1000)
let ann: TestPerson
let bob: TestPerson
beforeAll(async () => {
  const now = () => new Date(time)
  app = await startTestApp({ now, sweepMilliseconds: 50, attendanceMilliseconds: 50 })
})
beforeEach(async () => {
  ann = await createPerson(app)
  bob = await createPerson(app)
})
afterAll(() => app.stop())

const rowOf = ({ id }: TestPerson) =>
  query(app.db).selectFrom('presences').selectAll().where('user_id', '=', id).executeTakeFirst()

describe('who sees that a person is online', () => {
  it('those who show it too, of those who have both written: online, and then last seen', async () => {
    await makeAcquainted(ann, bob)
    pass(3_600)
    const page = await watch(app, ann, bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual([expect.any(String)])
    const his = await look(app, bob)
    await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe('online')
    his.show(false)
    await settle(app, page, ann)
    expect(heardOf(page, bob).at(-1)).toBe('online')
    const seen = new Date(time)
    await expect
      .poll(async () => (await rowOf(bob))?.valid_until.getTime(), soon)
      .toBeLessThanOrEqual(seen.getTime() + 30_000)
    pass(31)
    seen.setSeconds(0, 0)
    await expect.poll(() => heardOf(page, bob).at(-1), soon).toBe(seen.toISOString())
  })

  it.each([
    ['neither shows it', false, false],
    ['only the other shows it', false, true],
    ['only the viewer shows it', true, false],
  ])('nobody, if %s', async (_name, mine, his) => {
    await makeAcquainted(ann, bob)
    await showPresence(ann, mine)
    await showPresence(bob, his)
    // Nothing is left of who stopped a minute ago.
    pass(61)
    await look(app, bob)
    await expect.poll(async () => (await rowOf(bob)) !== undefined, soon).toBe(his)
    const page = await watch(app, ann, bob)
    await look(app, bob)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual([])
  })

  it('nobody by default, and nothing is stored', async () => {
    const id = await startPair(ann, bob)
    await say(ann, id)
    await say(bob, id)
    const page = await watch(app, ann, bob)
    await look(app, bob)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual([])
    expect(await rowOf(bob)).toBeUndefined()
  })

  const strangers: Record<string, () => Promise<unknown>> = {
    'who never wrote': async () => {},
    'who has begun a conversation without a word': () => startPair(ann, bob),
    'who was not answered': async () => say(ann, await startPair(ann, bob)),
    'who has not answered': async () => say(bob, await startPair(ann, bob)),
    'who is only in the same group': async () => {
      const id = await startGroup(ann, [bob, await createPerson(app)])
      await say(ann, id)
      await say(bob, id)
    },
    'whose request waits': async () => {
      await bob.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
      await say(ann, await startPair(ann, bob))
    },
    'whose request was declined': async () => {
      await bob.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
      const conversationId = await startPair(ann, bob)
      await say(ann, conversationId)
      await bob.client.call(declineRequest, { params: { conversationId } })
    },
    'whose request was accepted without an answer': async () => {
      await bob.client.call(updateMessagingSettings, { body: { mayWrite: 'nobody' } })
      const conversationId = await startPair(ann, bob)
      await say(ann, conversationId)
      await bob.client.call(acceptRequest, { params: { conversationId } })
    },
  }
  it.each(Object.keys(strangers))('not a person %s', async (who) => {
    await strangers[who]?.()
    for (const person of [ann, bob]) await showPresence(person)
    const page = await watch(app, ann, bob)
    await look(app, bob)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual([])
  })

  it.each([
    ['blocks', () => [ann, bob] as const],
    ['is blocked', () => [bob, ann] as const],
  ])('nobody who %s, from then on', async (_name, people) => {
    await makeAcquainted(ann, bob)
    const page = await watch(app, ann, bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online'])
    const [blocker, blocked] = people()
    await blocker.client.call(blockPerson, { params: { userId: blocked.id } })
    pass(3_600)
    page.follow({ [presenceTopic(bob.id)]: 0 })
    await look(app, bob)
    const other = await watch(app, ann, bob)
    await settle(app, page, ann)
    await settle(app, other, ann)
    expect(heardOf(page, bob)).toEqual(['online'])
    expect(heardOf(other, bob)).toEqual([])
  })

  it('nobody of a person who is banned, at once', async () => {
    await makeAcquainted(ann, bob)
    const page = await watch(app, ann, bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online'])
    await ban(app, bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online', null])
    pass(3_600)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual(['online', null])
  })

  it('not a page that names nonsense, nor one that claims to know more', async () => {
    await makeAcquainted(ann, bob)
    const page = await join(app, ann.client)
    page.follow({ 'presence:nobody': 0, 'presence:': 0, [presenceTopic(bob.id)]: 2 ** 50 })
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual([])
  })
})

describe('switching it off', () => {
  it('deletes it at once, and tells the pages of others nothing but that', async () => {
    await makeAcquainted(ann, bob)
    const page = await watch(app, ann, bob)
    const own = await join(app, bob.client)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online'])
    await showPresence(bob, false)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online', null])
    expect((await rowOf(bob))?.seen_at ?? null).toBeNull()
    await expect.poll(() => own.received.map(({ type }) => type)).toContain('presence_switched')
    await look(app, bob)
    pass(61)
    await expect.poll(() => rowOf(bob), soon).toBeUndefined()
    const later = await watch(app, ann, bob)
    await settle(app, page, ann)
    await settle(app, later, ann)
    expect([heardOf(page, bob), heardOf(later, bob)]).toEqual([['online', null], []])
    await showPresence(bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online', null, 'online'])
  })

  it('takes the others’ away too, until it is on again', async () => {
    await makeAcquainted(ann, bob)
    const page = await watch(app, ann, bob)
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online'])
    await showPresence(ann, false)
    pass(3_600)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual(['online'])
    await showPresence(ann)
    page.follow({ [presenceTopic(bob.id)]: 0 })
    await expect.poll(() => heardOf(page, bob), soon).toHaveLength(2)
  })
})

describe('being online', () => {
  it('lasts as long as one of several pages is in view, and through a reload', async () => {
    await makeAcquainted(ann, bob)
    const page = await watch(app, ann, bob)
    const [one, two] = [await look(app, bob), await look(app, bob)]
    await expect.poll(() => heardOf(page, bob), soon).toEqual(['online'])
    one.socket.close()
    await one.closed
    for (const _minute of [1, 2, 3]) {
      pass(61)
      await expect
        .poll(async () => (await rowOf(bob))?.valid_until.getTime(), soon)
        .toBe(time + 110_000)
    }
    two.socket.close()
    await two.closed
    await expect
      .poll(async () => (await rowOf(bob))?.valid_until.getTime(), soon)
      .toBe(time + 30_000)
    pass(20)
    await look(app, bob)
    await expect
      .poll(async () => (await rowOf(bob))?.valid_until.getTime(), soon)
      .toBe(time + 110_000)
    pass(20)
    await settle(app, page, ann)
    expect(heardOf(page, bob)).toEqual(['online'])
  })

  it('is not prolonged by a slow write after the person has gone', async () => {
    await makeAcquainted(ann, bob)
    pass(3_600)
    let visible: ReadonlySet<string> = new Set([bob.id])
    const { announce, db } = app
    const attendance = startAttendance({
      services: { db, announce, now: () => new Date(time) },
      log: createLog('silent'),
      visiblePeople: () => visible,
      milliseconds: 3_600_000,
    })
    const looks: Promise<void>[] = []
    await transaction(db, async (tx) => {
      await sql`select 1 from presences where user_id = ${bob.id} for update`.execute(query(tx))
      looks.push(attendance.look())
      await untilWaiting(app, 1)
      visible = new Set()
      looks.push(attendance.look())
    })
    await Promise.all(looks)
    attendance.stop()
    expect((await rowOf(bob))?.valid_until.getTime()).toBe(time + 30_000)
  })

  it('is written once a minute, and read in three statements for all people on screen', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => createPerson(app)))
    for (const other of others) await makeAcquainted(ann, other)
    const his = others.map((other) => look(app, other))
    await Promise.all(his)
    const written = async () =>
      (await Promise.all(others.map(rowOf))).map((row) => row?.valid_until.getTime())
    const before = await written()
    pass(55)
    const rounds = () =>
      app.database.statements.filter((text) => text.startsWith('with due as')).length
    app.database.statements.length = 0
    await expect.poll(rounds, soon).toBeGreaterThan(2)
    expect(await written()).toEqual(before)
    pass(6)
    await expect.poll(written, soon).toEqual(before.map(() => time + 110_000))
    const page = await join(app, ann.client)
    await settle(app, page, ann)
    app.database.statements.length = 0
    page.follow(Object.fromEntries(others.map(({ id }) => [presenceTopic(id), 0])))
    await expect
      .poll(() => others.map((other) => heardOf(page, other)), soon)
      .toEqual(others.map(() => ['online']))
    const asked = app.database.statements.filter((text) => text.includes('shown(user_id'))
    expect(asked).toHaveLength(1)
  })
})
