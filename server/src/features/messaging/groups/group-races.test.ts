import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { blockPerson } from '@patchbay/contract/people/blocks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGroup, trySay } from '../../../../test/conversations.ts'
import { inGroup, linesFor } from '../../../../test/groups.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTurn, untilWaiting } from '../../../../test/waiting.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
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

/** The admins according to the table. */
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

/** The inbox version of each person. */
async function inboxesOf(...people: readonly TestPerson[]): Promise<readonly number[]> {
  const versions = await listInboxVersions(
    app.db,
    people.map(({ id }) => id),
  )
  return people.map(({ id }) => versions.find(({ userId }) => userId === id)?.version ?? 0)
}

describe('concurrently', () => {
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

  it('two admins step down, and one of them stays an admin', async () => {
    await as(one).setRole(other)
    const answers = await taking(
      () => as(one).setRole(one, 'member'),
      () => as(other).setRole(other, 'member'),
    )
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, code: 'last_admin' }])
    expect(await adminsNow()).toEqual([other.id])
  })

  it('the last admin leaves, and so does the person who would have inherited', async () => {
    const answers = await taking(
      () => as(one).leave(),
      () => as(other).leave(),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect(await adminsNow()).toEqual([third.id])
  })

  it('the last admin leaves while somebody else is promoted, and nobody inherits', async () => {
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

  it('an admin who has left can promote nobody', async () => {
    const [, made] = await taking(
      () => as(one).leave(),
      () => as(one).setRole(third),
    )
    expect(made).toMatchObject({ status: 404, code: 'conversation_not_found' })
    expect(await adminsNow()).toHaveLength(1)
  })

  it('an account is deleted while it is removed from the group, and leaves only once', async () => {
    const [removed, erased] = await taking(
      () => as(one).remove(other),
      () => erase(other),
    )
    expect([removed.status, erased.status]).toEqual([200, 200])
    expect(await linesFor(one, group)).toEqual([['removed', one.id, other.id]])
  })

  it('all leave, and the group is deleted', async () => {
    const answers = await Promise.all([one, other, third].map((by) => as(by).leave()))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    const left = await query(app.db)
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', group)
      .execute()
    expect(left).toEqual([])
    // Leaving again succeeds as well.
    expect((await as(one).leave()).status).toBe(204)
  })

  it('two people end groups that the other had left, and nobody is notified of a group they had left', async () => {
    const [first, second] = [group, await startGroup(other, [one, third])]
    for (const by of [other, third]) await inGroup(by, first).leave()
    for (const by of [one, third]) await inGroup(by, second).leave()
    const before = await inboxesOf(one, other, third)
    let leaving: Promise<readonly { status: number }[]> | undefined
    await transaction(app.db, async (tx) => {
      // Both calls have done everything but the deletion before either continues.
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

  it('[S-21] a person who has left cannot send, and a message sent before leaving is delivered', async () => {
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

  it('two admins add the same people, who are added once', async () => {
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

describe('[U-15] a person who blocks the admin while being added', () => {
  const block = (by: TestPerson, { id }: TestPerson) =>
    by.client.call(blockPerson, { params: { userId: id } })

  it('is not added if the block is first', async () => {
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

  it('is added if the addition is first, and may leave', async () => {
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
