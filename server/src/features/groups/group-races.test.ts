import { deleteAccount } from '@patchbay/contract/accounts'
import { blockPerson } from '@patchbay/contract/blocks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGroup, trySay } from '../../../test/conversations.ts'
import { inGroup, linesFor } from '../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTurn, untilWaiting } from '../../../test/waiting.ts'
import { transaction } from '../../platform/db/database.ts'
import { query } from '../../platform/db/query.ts'
import { listInboxVersions } from '../conversations/public.ts'

let app: TestApp
let one: TestPerson
let other: TestPerson
let third: TestPerson
let group: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  one = await createPerson(app)
  other = await createPerson(app)
  third = await createPerson(app)
  group = await startGroup(one, [other, third])
})

const as = (by: TestPerson) => inGroup(by, group)
const taking = <A, B>(first: () => Promise<A>, second: () => Promise<B>) =>
  inTurn(app, { table: 'conversations', id: group }, first, second)
const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })

/** Who leads it, as the table has it. */
async function adminsNow(): Promise<readonly string[]> {
  const rows = await query(app.db)
    .selectFrom('conversation_participants')
    .select('user_id')
    .where('conversation_id', '=', group)
    .where('role', '=', 'admin')
    .where('left_at', 'is', null)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** How far each is with which conversations they are in. */
async function inboxesOf(...people: readonly TestPerson[]): Promise<readonly number[]> {
  const versions = await listInboxVersions(
    app.db,
    people.map(({ id }) => id),
  )
  return people.map(({ id }) => versions.find(({ userId }) => userId === id)?.version ?? 0)
}

describe('at the same time', () => {
  it('two admins remove each other, and one of them stays', async () => {
    await as(one).setRole(other)
    const [first, second] = await taking(
      () => as(one).remove(other),
      () => as(other).remove(one),
    )
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect(await adminsNow()).toEqual([one.id])
  })

  it('two admins become members, and one of them does not', async () => {
    await as(one).setRole(other)
    const answers = await taking(
      () => as(one).setRole(one, 'member'),
      () => as(other).setRole(other, 'member'),
    )
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, code: 'last_admin' }])
    expect(await adminsNow()).toEqual([other.id])
  })

  it('the last admin leaves, and so does whoever came after', async () => {
    const answers = await taking(
      () => as(one).leave(),
      () => as(other).leave(),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await adminsNow()).toEqual([third.id])
  })

  it('the last admin leaves while somebody else is made one, and nobody inherits', async () => {
    const [made, left] = await taking(
      () => as(one).setRole(third),
      () => as(one).leave(),
    )
    expect([made.status, left.status]).toEqual([200, 204])
    expect(await adminsNow()).toEqual([third.id])
    expect(await linesFor(third, group)).toEqual([
      ['made_admin', one.id, third.id],
      ['left', one.id],
    ])
  })

  it('whoever has left makes nobody an admin', async () => {
    const [, made] = await taking(
      () => as(one).leave(),
      () => as(one).setRole(third),
    )
    expect(made).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect(await adminsNow()).toHaveLength(1)
  })

  it('an account goes that is being removed, and has left once', async () => {
    const [removed, erased] = await taking(
      () => as(one).remove(other),
      () => erase(other),
    )
    expect([removed.status, erased.status]).toEqual([200, 200])
    expect(await linesFor(one, group)).toEqual([['removed', one.id, other.id]])
  })

  it('all leave, and the group is gone', async () => {
    const answers = await Promise.all([one, other, third].map((by) => as(by).leave()))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const left = await query(app.db)
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', group)
      .execute()
    expect(left).toEqual([])
    // As often as it is sent.
    expect((await as(one).leave()).status).toBe(204)
  })

  it('two end groups in which the other one was, and nobody is told of one they had left', async () => {
    const [first, second] = [group, await startGroup(other, [one, third])]
    for (const by of [other, third]) await inGroup(by, first).leave()
    for (const by of [one, third]) await inGroup(by, second).leave()
    const before = await inboxesOf(one, other, third)
    let leaving: Promise<readonly { status: number }[]> | undefined
    await transaction(app.db, async (tx) => {
      // Both have done all but the end itself before either goes on.
      await sql`select 1 from conversations where id in (${first}, ${second}) for key share`.execute(
        query(tx),
      )
      leaving = Promise.all([inGroup(one, first).leave(), inGroup(other, second).leave()])
      await untilWaiting(app, 2)
    })
    expect((await leaving)?.map(({ status }) => status)).toEqual([204, 204])
    const [ones = 0, others = 0, thirds] = before
    expect(await inboxesOf(one, other, third)).toEqual([ones + 1, others + 1, thirds])
  })

  it('[S-21] who has left says nothing more, and is heard before that', async () => {
    const [, late] = await taking(
      () => as(other).leave(),
      () => trySay(other, group),
    )
    expect(late).toMatchObject({ status: 404, code: 'conversation_not_found' })
    const [said] = await taking(
      () => trySay(third, group, 'Bye'),
      () => as(third).leave(),
    )
    expect(said.status).toBe(200)
    const messages = await as(one).messages()
    expect(messages.map(({ event, content }) => event?.type ?? content)).toEqual([
      'left',
      'Bye',
      'left',
    ])
  })

  it('the same people are added by two admins, once', async () => {
    const people = [await createPerson(app), await createPerson(app)] as const
    await as(one).setRole(other)
    const answers = await Promise.all([
      as(one).add(...people),
      as(other).add(...people.toReversed()),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await as(one).get()).participantCount).toBe(5)
    expect(await linesFor(one, group)).toHaveLength(2)
  })
})

describe('[U-15] somebody who is added while they block the person adding', () => {
  const block = (by: TestPerson, { id }: TestPerson) =>
    by.client.call(blockPerson, { params: { userId: id } })

  it('stays out where the block is first', async () => {
    const person = await createPerson(app)
    const [, added] = await inTurn(
      app,
      { table: 'user_profiles', id: person.id },
      () => block(person, one),
      () => as(one).add(person),
    )
    expect(added).toMatchObject({ status: 403, code: 'conversation_blocked' })
    expect((await as(one).get()).participantCount).toBe(3)
  })

  it('is in it where the adding is first, and may leave', async () => {
    const person = await createPerson(app)
    const [added, blocked] = await inTurn(
      app,
      { table: 'user_profiles', id: person.id },
      () => as(one).add(person),
      () => block(person, one),
    )
    expect([added.status, blocked.status]).toEqual([200, 200])
    expect((await as(person).leave()).status).toBe(204)
    expect(await as(one).add(person)).toMatchObject({ code: 'conversation_blocked' })
  })
})
