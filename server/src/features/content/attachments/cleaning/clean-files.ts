import type { Services } from '../../../../platform/http/action.ts'
import { largestPage, type ListedFile } from '../../../../platform/storage/storage.ts'
import { cleanPictures } from '../../../accounts/avatars/public.ts'
import { buckets, isAttachmentKey } from '../buckets.ts'
import { partsFolder, uploadOf } from '../uploads/parts.ts'
import { findUnfinished } from '../uploads/uploads.store.ts'
import { deleteLoose, forgetMissing, listKnown, listLoose } from './clean-files.store.ts'

/** Younger files may belong to something that is still being written. */
const retentionHours = 24

interface CleanOptions {
  /** Only report the files that would be removed. */
  readonly dryRun?: boolean
  readonly onFile?: (key: string, why: 'loose' | 'orphan') => void
}

export interface Cleaned {
  /** Files that were uploaded and never sent with anything. */
  readonly loose: number
  /**
   * Files without a row, and pictures that nobody has: left by a crash, or by a deletion that
   * cascaded.
   */
  readonly orphans: number
}

type Cleaner = Pick<Services, 'db' | 'storage' | 'now'>

/** An interrupted run can be repeated: it continues with the remaining files. */
export async function cleanFiles(services: Cleaner, options: CleanOptions = {}): Promise<Cleaned> {
  const before = new Date(services.now().getTime() - retentionHours * 3_600_000)
  const loose = await cleanLoose(services, before, options)
  let orphans = 0
  for (const bucket of Object.values(buckets))
    orphans += await cleanBucket(services, bucket, before, options)
  orphans += await cleanParts(services, before, options)
  orphans += await cleanPictures(services, {
    before,
    dryRun: options.dryRun,
    onFile: (key) => options.onFile?.(key, 'orphan'),
  })
  return { loose, orphans }
}

async function cleanLoose(
  { db, storage }: Cleaner,
  before: Date,
  { dryRun = false, onFile }: CleanOptions,
): Promise<number> {
  let count = 0
  let after: string | undefined
  for (;;) {
    const rows = await listLoose(db, before, after, largestPage)
    if (rows.length === 0) return count
    after = rows.at(-1)?.id
    const ids = rows.map(({ id }) => id)
    // A file that was sent since it was listed is no longer loose, and stays.
    const keys = dryRun ? rows.flatMap(({ keys: own }) => own) : await deleteLoose(db, ids)
    if (!dryRun) await storage.remove(keys)
    for (const key of keys) onFile?.(key, 'loose')
    count += keys.length
  }
}

/** Removes what nothing refers to any more, page by page. Returns how much that was. */
async function cleanFolder(
  { storage }: Cleaner,
  folder: string,
  { dryRun = false, onFile }: CleanOptions,
  orphansIn: (files: readonly ListedFile[]) => Promise<readonly string[]>,
): Promise<number> {
  let count = 0
  let after: string | undefined
  do {
    const page = await storage.list(`${folder}/`, { after, limit: largestPage })
    const orphans = await orphansIn(page.files)
    if (!dryRun) await storage.remove(orphans)
    for (const key of orphans) onFile?.(key, 'orphan')
    count += orphans.length
    after = page.next
  } while (after !== undefined)
  return count
}

/** Parts whose upload is gone: they were being stored while it was forgotten. */
const cleanParts = (cleaner: Cleaner, before: Date, options: CleanOptions): Promise<number> =>
  cleanFolder(cleaner, partsFolder, options, async (files) => {
    const old = files
      .filter(({ storedAt }) => storedAt < before)
      .flatMap(({ key }) => {
        const upload = uploadOf(key)
        return upload === undefined ? [] : [{ key, upload }]
      })
    const known = await findUnfinished(cleaner.db, [...new Set(old.map(({ upload }) => upload))])
    return old.filter(({ upload }) => !known.has(upload)).map(({ key }) => key)
  })

const cleanBucket = (
  cleaner: Cleaner,
  bucket: string,
  before: Date,
  options: CleanOptions,
): Promise<number> =>
  cleanFolder(cleaner, bucket, options, async (listed) => {
    const files = listed.filter(({ key }) => isAttachmentKey(key))
    const keys = files.map(({ key }) => key)
    const known = new Set(await listKnown(cleaner.db, keys))
    if (options.dryRun !== true) await forgetMissing(cleaner.db, [...known])
    return files
      .filter(({ key, storedAt }) => storedAt < before && !known.has(key))
      .map(({ key }) => key)
  })
