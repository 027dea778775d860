import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { newId } from '../../../platform/ids.ts'
import { createDiskStorage } from '../../../platform/storage/disk-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { cleanFiles, listFiles } from './file-commands.ts'
import { listActions } from '../audit/public.ts'

let database: TestDatabase
let folder: string
let storage: Storage
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'patchbay-files-'))
  storage = createDiskStorage(folder)
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const operator = { name: 'olga', reason: 'the disk is full' }
const keys = Array.from({ length: 101 }, () => `community-attachments/${newId()}/a.txt`)

describe('an operator', () => {
  it('[W-01, W-11] lists a bucket by name, 100 at a time by default', async () => {
    for (const key of keys.toReversed()) await storage.put(key, Buffer.from('x'))
    const sorted = keys.toSorted()
    const list = async (options?: Parameters<typeof listFiles>[2]) =>
      (await listFiles(storage, 'community-attachments', options)).map(({ key }) => key)
    expect(await list()).toEqual(sorted.slice(0, 100))
    expect(await list({ after: sorted[99] })).toEqual(sorted.slice(100))
    expect(await list({ limit: 2, after: sorted[0] })).toEqual(sorted.slice(1, 3))
    for (const bucket of ['message_attachments', 'avatars', 'community-covers', 'article-covers'])
      expect(await listFiles(storage, bucket)).toEqual([])
    await expect(listFiles(storage, '../secrets')).rejects.toThrow('must be one of')
  })

  it('[W-10] cleans up, which is recorded, or does a dry run, which is not', async () => {
    const key = `community-attachments/${newId()}/${newId()}/${newId()}.txt`
    await storage.put(key, Buffer.from('x'))
    const now = () => new Date(Date.now() + 2 * 86_400_000)
    const gone: string[] = []
    const run = (dryRun: boolean) =>
      cleanFiles(database.db, storage, operator, { dryRun, now, onFile: (one) => gone.push(one) })
    expect(await run(true)).toEqual({ loose: 0, orphans: 1 })
    expect(await listActions(database.db, 1)).toEqual([])
    expect(await storage.head(key)).toBeDefined()
    expect(await run(false)).toEqual({ loose: 0, orphans: 1 })
    expect(gone).toEqual([key, key])
    expect(await storage.head(key)).toBeUndefined()
    expect(await listActions(database.db, 1)).toMatchObject([
      { operator: 'olga', action: 'clean-files', reason: 'the disk is full' },
    ])
  })
})
