import { existsSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { attachmentRows, createPostRow, sendTo } from '../../../../../test/attachments.ts'
import { createCommunity } from '../../../../../test/communities.ts'
import { createPerson, type TestPerson } from '../../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts'
import { transaction } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { newId } from '../../../../platform/ids.ts'
import { createDiskStorage } from '../../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { cleanFiles } from './clean-files.ts'
import { attachToPost } from '../public.ts'

const day = 86_400_000
const second = 1_000
let app: TestApp
let now = new Date()
let storage: Storage
let person: TestPerson
let communityId: string
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  storage = createDiskStorage(join(app.config.dataDir, 'files'))
})
afterAll(() => app.stop())
beforeEach(async () => {
  now = new Date()
  person = await createPerson(app)
  communityId = await createCommunity(app, person)
})

const clean = (options: Parameters<typeof cleanFiles>[1] = {}) =>
  cleanFiles({ db: app.db, storage, now: () => now }, options)
const upload = async () => (await sendTo(person, communityId, Buffer.from('words'), 'a.txt')).body
const isStored = (key: string) => existsSync(join(app.config.dataDir, 'files', key))
const keyOf = ({ path }: { path: string }) => `community-attachments/${path}`

/** Stores a file without a row, with the given age in milliseconds. */
async function orphan(bucket: string, age: number): Promise<string> {
  const key = `${bucket}/${person.id}/${communityId}/${newId()}.txt`
  await storage.put(key, Buffer.from('left'))
  const at = new Date(now.getTime() - age)
  await utimes(join(app.config.dataDir, 'files', key), at, at)
  return key
}

describe('the clean-up', () => {
  it('[W-10] removes files without a row after a day, in every bucket of attachments', async () => {
    const old = await Promise.all(
      ['message_attachments', 'community-attachments', 'avatars'].map((one) =>
        orphan(one, day + second),
      ),
    )
    const young = await orphan('community-attachments', day - second)
    const known = await upload()
    expect(await clean()).toEqual({ loose: 0, orphans: 3 })
    expect(old.filter(isStored)).toEqual([])
    expect([young, keyOf(known)].filter((key) => !isStored(key))).toEqual([])
  })

  it('[W-10] removes files that were not sent with anything for a day, with their rows', async () => {
    const loose = await upload()
    const sent = await upload()
    const postId = await createPostRow(app, person, communityId)
    const files = [{ id: sent.id }]
    await transaction(app.db, (tx) =>
      attachToPost(tx, { postId, ownerId: person.id, communityId, files }),
    )
    const start = now.getTime()
    now = new Date(start + day - second)
    await clean()
    expect(isStored(keyOf(loose))).toBe(true)
    now = new Date(start + day + second)
    const gone: unknown[] = []
    await clean({ onFile: (key, why) => gone.push([why, key]) })
    expect(gone).toContainEqual(['loose', keyOf(loose)])
    expect((await attachmentRows(app, person.id)).map(({ id }) => id)).toEqual([sent.id])
    expect([loose, sent].map((file) => isStored(keyOf(file)))).toEqual([false, true])
  })

  it('[W-10] only reports what it would remove, in a dry run', async () => {
    const loose = await upload()
    const left = await orphan('community-attachments', 2 * day)
    now = new Date(now.getTime() + 2 * day)
    const gone: unknown[] = []
    const counts = await clean({ dryRun: true, onFile: (key, why) => gone.push([why, key]) })
    expect(gone).toEqual(
      expect.arrayContaining([
        ['loose', keyOf(loose)],
        ['orphan', left],
      ]),
    )
    expect(counts.loose + counts.orphans).toBe(gone.length)
    expect([keyOf(loose), left].filter(isStored)).toHaveLength(2)
    expect(await attachmentRows(app, person.id)).toHaveLength(1)
    await clean()
    expect([keyOf(loose), left].filter(isStored)).toEqual([])
  })

  it('leaves avatars and covers alone, however old', async () => {
    const keys = [`avatars/${person.id}/avatar.webp`, `community-covers/${communityId}/cover.webp`]
    for (const key of keys) await storage.put(key, Buffer.from('picture'))
    await query(app.db)
      .updateTable('user_profiles')
      .set({ avatar_url: `/${keys[0]}?v=1` })
      .where('id', '=', person.id)
      .execute()
    now = new Date(now.getTime() + 99 * day)
    await clean()
    expect(keys.filter(isStored)).toEqual(keys)
  })

  it('[W-10] continues after a page of 1000', async () => {
    const owner = newId()
    const keys = Array.from({ length: 1_001 }, () => `avatars/${owner}/${owner}/${newId()}.txt`)
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from('x'))))
    now = new Date(now.getTime() + 2 * day)
    const pages: number[] = []
    const watched: Storage = {
      ...storage,
      list: async (folder, options) => {
        const page = await storage.list(folder, options)
        pages.push(page.files.length)
        return page
      },
    }
    await cleanFiles({ db: app.db, storage: watched, now: () => now })
    expect(Math.max(...pages)).toBe(1_000)
    expect(keys.filter(isStored)).toEqual([])
  })

  it('clears the missing mark of a file that is there again', async () => {
    const { id } = await upload()
    await query(app.db).updateTable('attachments').set({ missing_at: now }).execute()
    await clean()
    expect(await attachmentRows(app, person.id)).toMatchObject([{ id, missing_at: null }])
  })
})
