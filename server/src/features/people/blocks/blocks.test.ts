import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import {
  blockPerson,
  blocksPerPage,
  listBlocks,
  unblockPerson,
} from '@patchbay/contract/people/blocks'
import { getPerson } from '@patchbay/contract/people/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { countStatements } from '../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let viewer: TestPerson
let other: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  viewer = await createPerson(app)
  other = await createPerson(app, { fullName: 'Otto Other' })
})

const block = (id = other.id, by = viewer) =>
  by.client.call(blockPerson, { params: { userId: id } })
const unblock = (id = other.id, by = viewer) =>
  by.client.call(unblockPerson, { params: { userId: id } })
const look = async (by = viewer, at = other) =>
  (await by.client.call(getPerson, { params: { userId: at.id } })).body
const list = async (cursor?: string) => {
  const request = { query: cursor === undefined ? {} : { cursor } }
  return (await viewer.client.call(listBlocks, request)).body
}
const rows = (...ids: string[]) =>
  query(app.db)
    .selectFrom('user_blocks')
    .select(['blocker_id', 'blocked_id'])
    .where((eb) => eb.or([eb('blocker_id', 'in', ids), eb('blocked_id', 'in', ids)]))
    .execute()
const erase = ({ client }: TestPerson) =>
  client.call(deleteAccount, { body: { confirmText: 'delete my account' } })

describe('a block', () => {
  it('[N-18] can be set and lifted, and repeating either changes nothing', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await block()
      expect(status).toBe(200)
      expect(body).toMatchObject({ blockedByMe: true, can: { block: false, unblock: true } })
      expect(body).toEqual(await look())
    }
    expect(await rows(viewer.id)).toEqual([{ blocker_id: viewer.id, blocked_id: other.id }])
    for (let time = 0; time < 2; time += 1) expect((await unblock()).status).toBe(204)
    expect(await rows(viewer.id)).toEqual([])
    expect(await look()).toMatchObject({ blockedByMe: false, can: { block: true, unblock: false } })
  })

  it('[N-31] is refused against the viewer’s own account', async () => {
    expect(await block(viewer.id)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await unblock(viewer.id)).status).toBe(204)
  })

  it('[N-13] is refused against a person who has blocked the viewer, and their block stays', async () => {
    await block(viewer.id, other)
    expect(await block()).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await unblock()).status).toBe(204)
    expect(await rows(viewer.id)).toEqual([{ blocker_id: other.id, blocked_id: viewer.id }])
  })

  it('is refused if there is no such profile, but can still be lifted', async () => {
    for (const id of [newId(), (await createPerson(app, { fresh: true })).id])
      expect(await block(id)).toMatchObject({ status: 404, code: 'person_not_found' })
    await block()
    await ban(app, other)
    expect(await block()).toMatchObject({ status: 404, code: 'person_not_found' })
    expect((await unblock()).status).toBe(204)
    expect(await rows(viewer.id)).toEqual([])
    expect((await unblock(newId())).status).toBe(204)
  })
})

describe('the list of blocks', () => {
  it('shows the latest first, banned people without a link, and no deleted accounts', async () => {
    const banned = await createPerson(app, { fullName: 'Bea Banned' })
    const gone = await createPerson(app)
    for (const { id } of [banned, gone, other]) await block(id)
    await block(viewer.id, await createPerson(app))
    // Counted before an account is deleted, because that leaves jobs with statements of their own.
    expect(await countStatements(app, () => list())).toBe(1)
    await ban(app, banned)
    await erase(gone)
    const { blocks, nextCursor } = await list()
    expect(nextCursor).toBeNull()
    expect(blocks).toEqual([
      {
        person: expect.objectContaining({ fullName: 'Otto Other', linked: true }),
        blockedAt: expect.stringMatching(/Z$/),
      },
      {
        person: expect.objectContaining({ fullName: 'Bea Banned', linked: false }),
        blockedAt: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('has pages with each person once, also for blocks of the same moment', async () => {
    const people = Array.from({ length: blocksPerPage + 5 }, () => newId())
    await query(app.db)
      .insertInto('user_profiles')
      .values(people.map((id) => ({ id })))
      .execute()
    const time = (index: number) => new Date(Date.now() - Math.floor(index / 20) * 1_000)
    const values = people.map((id, index) => ({
      blocker_id: viewer.id,
      blocked_id: id,
      created_at: time(index),
    }))
    await query(app.db).insertInto('user_blocks').values(values).execute()
    const first = await list()
    expect(first.blocks).toHaveLength(blocksPerPage)
    const second = await list(first.nextCursor ?? '')
    expect(second).toMatchObject({ nextCursor: null })
    const all = [...first.blocks, ...second.blocks]
    expect(new Set(all.map(({ person }) => person.id)).size).toBe(people.length)
    const times = all.map(({ blockedAt }) => blockedAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const wrong = await viewer.client.call(listBlocks, { query: { cursor: 'WzEsMl0' } })
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})
