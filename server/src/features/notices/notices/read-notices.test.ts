import {
  getNoticeSettings,
  mostUnread,
  noticeKindsOf,
  noticesPerPage,
  readAllNotices,
  readNotice,
  updateNoticeSettings,
} from '@patchbay/contract/notices/notices'
import { noticesTopic, type ServerMessage } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { answerPost, createCategory, writePost } from '../../../../test/discussions.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { join } from '../../../../test/realtime/test-socket.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { writeNotices } from './public.ts'

let app: TestApp
let fellow: TestPerson
let categoryId: string
beforeAll(async () => {
  app = await startTestApp()
  fellow = await createPerson(app)
  categoryId = await createCategory(app)
})
afterAll(() => app.stop())

let person: TestPerson
let communityId: string
let postId: string
beforeEach(async () => {
  person = await createPerson(app)
  communityId = await createCommunity(app, person, { members: [fellow] })
  postId = (await writePost(person, communityId, { categoryId })).id
})

const reply = (words: string) => answerPost(fellow, postId, words)
const quotes = async () => (await noticesOf(person)).notices.map(({ quote }) => quote)
const read = (noticeId: string, by = person) => by.client.call(readNotice, { params: { noticeId } })
const readAll = (upTo: number) => person.client.call(readAllNotices, { body: { upTo } })

describe('reading', () => {
  it('reduces the count by one, once, and nobody else’s', async () => {
    await reply('One.')
    await reply('Two.')
    const { notices, unread, version } = await noticesOf(person)
    expect(unread).toBe(2)
    const id = notices[1]?.id ?? ''
    expect(await read(id, fellow)).toMatchObject({ code: 'notice_not_found' })
    const { body } = await read(id)
    expect(body).toEqual({ unread: 1, version: version + 1, changed: true })
    const [, marked] = (await noticesOf(person)).notices
    expect((await read(id)).body).toEqual({ ...body, changed: false })
    expect((await noticesOf(person)).notices[1]?.readAt).toBe(marked?.readAt)
    // Reading does not change the order.
    expect(await quotes()).toEqual(['Two.', 'One.'])
  })

  it('of all marks the existing notices, and not those that arrived meanwhile', async () => {
    await reply('Seen.')
    const { version } = await noticesOf(person)
    await reply('Unseen.')
    expect((await readAll(version)).body).toMatchObject({ unread: 1, changed: true })
    expect((await readAll(version)).body).toMatchObject({ unread: 1, changed: false })
    const { notices } = await noticesOf(person)
    expect(notices.map(({ quote, readAt }) => [quote, readAt === null])).toEqual([
      ['Unseen.', true],
      ['Seen.', false],
    ])
    expect((await readAll(version + 1)).body.unread).toBe(0)
  })

  it('of all does not wait for a transaction that deletes some of them', async () => {
    await reply('Going.')
    await reply('Staying.')
    const { version, notices } = await noticesOf(person)
    const [began, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const going = transaction(app.db, async (tx) => {
      const gone = query(tx)
        .deleteFrom('notices')
        .where('id', '=', notices[1]?.id ?? '')
      await gone.execute()
      began.resolve()
      await mayCommit.promise
    })
    await began.promise
    const { body } = await readAll(version)
    mayCommit.resolve()
    await going
    expect(body.unread).toBe(1)
    expect((await noticesOf(person)).unread).toBe(0)
  })

  it('of all skips notices that were begun before and committed after', async () => {
    const [began, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { id: replyId } = await reply('Soon gone.')
    const slow = transaction(app.db, async (tx) => {
      const about = { actorId: fellow.id, communityId, postId, replyId }
      const early = new Date(Date.now() - 60_000)
      await writeNotices(tx, [person.id], { kind: 'post_replied', ...about }, early)
      began.resolve()
      await mayCommit.promise
    })
    await began.promise
    await reply('Quick.')
    const { version } = await noticesOf(person)
    mayCommit.resolve()
    await slow
    expect((await readAll(version)).body.unread).toBe(1)
    expect((await noticesOf(person)).notices[0]?.readAt).toBeNull()
  })
})

describe('two transactions that notify several people at once, in any order', () => {
  it('do not deadlock', async () => {
    const about = { kind: 'community_deleted', data: { name: 'Gone' } } as const
    const meet = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const tell = (own: 0 | 1, people: readonly TestPerson[]) =>
      transaction(app.db, async (tx) => {
        for (const { id } of people) {
          await writeNotices(tx, [id], about, new Date())
          meet[own].resolve()
          await meet[own === 0 ? 1 : 0].promise
        }
      })
    await Promise.all([tell(0, [person, fellow]), tell(1, [fellow, person])])
    expect((await noticesOf(person)).unread).toBe(2)
  })
})

describe('pages', () => {
  it('continue after the last one, whatever arrived meanwhile, and counting ends at a hundred', async () => {
    const { id: replyId } = await reply('The first.')
    const about = {
      kind: 'post_replied',
      actorId: fellow.id,
      communityId,
      postId,
      replyId,
    } as const
    for (let n = 0; n < mostUnread; n += 1)
      await writeNotices(app.db, [person.id], about, new Date())
    const first = await noticesOf(person)
    expect(first.unread).toBe(mostUnread)
    const seen = first.notices.map(({ id }) => id)
    await reply('Meanwhile.')
    for (let cursor = first.nextCursor; cursor !== null;) {
      const page = await noticesOf(person, cursor)
      seen.push(...page.notices.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(first.notices).toHaveLength(noticesPerPage)
    expect(new Set(seen).size).toBe(mostUnread + 1)
    expect(seen).toHaveLength(mostUnread + 1)
    const nonsense = person.client.fetch('/api/notices?cursor=nonsense')
    expect((await nonsense).status).toBe(400)
  })
})

describe('settings', () => {
  const all = Object.fromEntries(Object.keys(noticeKindsOf).map((name) => [name, true]))
  const set = (body: Record<string, boolean>) => person.client.call(updateNoticeSettings, { body })

  it('are all on by default, and nothing is written for one that is switched off', async () => {
    expect((await person.client.call(getNoticeSettings, {})).body).toEqual(all)
    await reply('Before.')
    expect((await set({ replies: false })).body).toEqual({ ...all, replies: false })
    await reply('Silent.')
    expect(await quotes()).toEqual(['Before.'])
    const rows = query(app.db).selectFrom('notices').select('id').where('user_id', '=', person.id)
    expect(await rows.execute()).toHaveLength(1)
    await Promise.all([set({ likes: false }), set({ memberships: false }), set({ replies: true })])
    const off = { likes: false, memberships: false }
    expect((await person.client.call(getNoticeSettings, {})).body).toEqual({ ...all, ...off })
    await reply('After.')
    expect(await quotes()).toEqual(['After.', 'Before.'])
  })

  it('have a switch for every kind, and nothing else', async () => {
    expect(await set({ nonsense: false })).toMatchObject({ status: 400, code: 'invalid_input' })
    expect((await set({})).body).toEqual(all)
    const actor = await createPerson(app)
    for (const [name, kinds] of Object.entries(noticeKindsOf)) {
      await set({ [name]: false })
      for (const kind of kinds) {
        const reminder = { remind: 'day', startsAt: new Date() } as const
        const notice = { kind, actorId: actor.id, ...(kind === 'event_soon' && { reminder }) }
        expect(await writeNotices(app.db, [person.id], notice, new Date())).toEqual([])
        const others = await writeNotices(app.db, [fellow.id], notice, new Date())
        expect(others, kind).toEqual([fellow.id])
      }
    }
  })
})

describe('an open page', () => {
  type Frame = Extract<ServerMessage, { type: 'notices_changed' }>
  const frames = ({ received }: { received: readonly ServerMessage[] }): Frame[] =>
    received.filter((said) => said.type === 'notices_changed')

  it('receives new notices, and reads in another tab', async () => {
    await reply('Before.')
    const { version } = await noticesOf(person)
    const known = { [noticesTopic(person.id)]: version }
    const tabs = [await join(app, person.client, known), await join(app, person.client, known)]
    const theirs = { [noticesTopic(fellow.id)]: (await noticesOf(fellow)).version }
    const elsewhere = await join(app, fellow.client, theirs)
    const before = frames(elsewhere).length
    const { id } = (await noticesOf(person)).notices[0] ?? { id: newId() }
    await reply('While it is open.')
    for (const tab of tabs) await expect.poll(() => frames(tab).at(-1)).toMatchObject({ unread: 2 })
    await read(id)
    const { body } = await readAll(version + 2)
    expect(body.unread).toBe(0)
    for (const tab of tabs) {
      await expect
        .poll(() => frames(tab).at(-1))
        .toEqual({ type: 'notices_changed', unread: 0, version: body.version })
      const versions = frames(tab).map((frame) => frame.version)
      expect(versions).toEqual(versions.toSorted((one, other) => one - other))
      tab.socket.close()
    }
    expect(frames(elsewhere)).toHaveLength(before)
    elsewhere.socket.close()
  })

  it('that connects late receives the current state', async () => {
    await reply('While nobody listened.')
    const page = await join(app, person.client, { [noticesTopic(person.id)]: 0 })
    expect(frames(page).at(-1)).toMatchObject({ unread: 1 })
    page.socket.close()
  })
})
