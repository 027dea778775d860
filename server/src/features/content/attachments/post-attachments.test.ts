import { removeAttachment } from '@patchbay/contract/content/attachments'
import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { sql } from 'kysely'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, createPostRow, sendTo } from '../../../../test/attachments.ts'
import { createCommunity } from '../../../../test/communities.ts'
import * as samples from '../../../../test/samples/file-samples.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { enqueue } from '../../../platform/jobs/jobs.store.ts'
import { cleanFilesNightly } from './jobs.ts'
import {
  postFilesJson,
  attachToPost,
  enqueueRemovalOfPostFiles,
  viewAttachment,
  type AttachmentRow,
} from './public.ts'

let app: TestApp
let owner: TestPerson
let communityId: string
let postId: string
beforeAll(async () => {
  app = await startTestApp({ worker: true })
})
afterAll(() => app.stop())
beforeEach(async () => {
  owner = await createPerson(app)
  communityId = await createCommunity(app, owner)
  postId = await createPostRow(app, owner, communityId)
})

const sound = async () => (await sendTo(owner, communityId, samples.mp3(), 'take.mp3')).body
const letter = async () => (await sendTo(owner, communityId, samples.pdf(), 'rider.pdf')).body
const isStored = (url: string) =>
  existsSync(join(app.config.dataDir, url.replace(/^\/files/, 'files')))
const attach = (files: Parameters<typeof attachToPost>[1]['files'], change: object = {}) =>
  transaction(app.db, (tx) =>
    attachToPost(tx, { postId, ownerId: owner.id, communityId, files, ...change }),
  )

async function filesOf(id: string): Promise<readonly AttachmentRow[] | null> {
  const { rows } = await sql<{ files: AttachmentRow[] | null }>`
    select ${sql.raw(postFilesJson('p'))} as files from community_posts p
    where p.id = ${id}`.execute(query(app.db))
  return rows[0]?.files ?? null
}

/** Whether any connection waits for a lock. */
const isAnyoneWaiting = async () =>
  (
    await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(query(app.db))
  ).rows.length > 0

const insideVersion = async () =>
  Number(
    (
      await query(app.db)
        .selectFrom('community_versions')
        .select('inside_version')
        .where('community_id', '=', communityId)
        .executeTakeFirstOrThrow()
    ).inside_version,
  )

describe('the files of a post', () => {
  it('[L-35] are in the order in which they were sent, and null if there are none', async () => {
    expect(await filesOf(postId)).toBeNull()
    const [first, second] = [await sound(), await letter()]
    const measures = { peaks: [0, 50, 100], seconds: 1.5 }
    expect(
      await attach([
        { id: second.id, ...measures },
        { id: first.id, ...measures },
      ]),
    ).toEqual([])
    const files = (await filesOf(postId)) ?? []
    expect(files.map((row) => viewAttachment(row, (key) => `signed ${key}`))).toEqual([
      { ...second, signedUrl: `signed community-attachments/${second.path}` },
      { ...first, ...measures, signedUrl: `signed community-attachments/${first.path}` },
    ])
  })

  it('[W-08] that are missing have no signed address', async () => {
    const { id } = await sound()
    await attach([{ id }])
    await query(app.db).updateTable('attachments').set({ missing_at: new Date() }).execute()
    const [row] = (await filesOf(postId)) ?? []
    expect(row && viewAttachment(row, (key) => key)).toMatchObject({ id, signedUrl: '' })
  })

  it('must be the author’s own, uploaded for this community, and may be sent again with the same post', async () => {
    const [loose, taken] = [await sound(), await sound()]
    const other = await createPerson(app)
    const own = (await sendTo(owner, owner.id, samples.mp3(), 'me.mp3', 'profile')).body
    expect(await attach([{ id: taken.id }])).toEqual([])
    for (const [files, change] of [
      [[loose], { ownerId: other.id }],
      [[loose], { communityId: await createCommunity(app, owner) }],
      [[loose, own], {}],
      [[loose, { id: postId }], {}],
      [[loose, loose], {}],
    ] as const)
      expect(
        await attach(
          files.map(({ id }) => ({ id })),
          change,
        ),
      ).not.toEqual([])
    expect((await filesOf(postId))?.map(({ id }) => id)).toEqual([taken.id])
    expect(await attach([{ id: loose.id }, { id: taken.id }])).toEqual([])
    expect((await filesOf(postId))?.map(({ id }) => id)).toEqual([loose.id, taken.id])
  })

  it('are attached to only one of two posts that are sent with them at the same time', async () => {
    const files = [await sound(), await sound()].map(({ id }) => ({ id }))
    const later = await createPostRow(app, owner, communityId)
    const [first, second] = await transaction(app.db, async (tx) => {
      const missing = await attachToPost(tx, { postId, ownerId: owner.id, communityId, files })
      const waiting = attach(files.toReversed(), { postId: later })
      await expect.poll(isAnyoneWaiting).toBe(true)
      return [missing, { waiting }] as const
    })
    expect([first, await second.waiting]).toEqual([[], files.toReversed().map(({ id }) => id)])
    expect([(await filesOf(postId))?.length, await filesOf(later)]).toEqual([2, null])
  })

  it('are deleted with the post', async () => {
    const [file, other] = [await sound(), await sound()]
    await attach([{ id: file.id }])
    await transaction(app.db, async (tx) => {
      await enqueueRemovalOfPostFiles(tx, postId)
      await query(tx).deleteFrom('community_posts').where('id', '=', postId).execute()
    })
    await expect.poll(() => isStored(file.url)).toBe(false)
    expect((await attachmentRows(app, owner.id)).map(({ id }) => id)).toEqual([other.id])
    expect(isStored(other.url)).toBe(true)
  })

  it('are deleted with their owner’s account', async () => {
    const file = await sound()
    await attach([{ id: file.id }])
    const body = { confirmText: 'delete my account' }
    expect((await owner.client.call(deleteAccount, { body })).status).toBe(200)
    expect(await attachmentRows(app, owner.id)).toEqual([])
    await expect.poll(() => isStored(file.url)).toBe(false)
  })
})

describe('a file that was sent with nothing', () => {
  it('[W-10] is deleted by the nightly clean-up after its first day', async () => {
    const [old, young] = [await sound(), await sound()]
    await query(app.db)
      .updateTable('attachments')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', old.id)
      .execute()
    await enqueue(app.db, cleanFilesNightly, {})
    await expect.poll(() => isStored(old.url)).toBe(false)
    expect((await attachmentRows(app, owner.id)).map(({ id }) => id)).toEqual([young.id])
    expect(cleanFilesNightly.recurs).toMatch(/^\d+ \d+ \* \* \*$/)
  })
})

describe('removing a file', () => {
  const remove = (person: TestPerson, attachmentId: string) =>
    person.client.call(removeAttachment, { params: { attachmentId } })

  it('[W-09] removes it from its post and from the storage, and announces the change', async () => {
    const [file, loose] = [await sound(), await sound()]
    await attach([{ id: file.id }])
    const before = await insideVersion()
    expect((await remove(owner, loose.id)).status).toBe(204)
    expect(await insideVersion()).toBe(before)
    expect((await remove(owner, file.id)).status).toBe(204)
    expect(await insideVersion()).toBe(before + 1)
    expect(await filesOf(postId)).toBeNull()
    await expect.poll(() => [file, loose].map(({ url }) => isStored(url))).toEqual([false, false])
    expect((await owner.client.fetch(file.signedUrl)).status).toBe(404)
  })

  it('[W-09] is possible only for its owner, and only once', async () => {
    const leader = await createPerson(app)
    communityId = await createCommunity(app, leader, { members: [owner] })
    const file = await sound()
    expect(await remove(leader, file.id)).toMatchObject({
      status: 404,
      code: 'attachment_not_found',
    })
    expect(isStored(file.url)).toBe(true)
    expect((await remove(owner, file.id)).status).toBe(204)
    expect((await remove(owner, file.id)).code).toBe('attachment_not_found')
  })
})
