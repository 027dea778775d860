import { transaction, type Database } from '../../../platform/db/database.ts'
import { defaultPage, type ListedFile, type Storage } from '../../../platform/storage/storage.ts'
import {
  changeFileKey,
  cleanFiles as clean,
  type Cleaned,
} from '../../content/attachments/public.ts'
import { record, type Operator } from '../audit/public.ts'
import { CommandError } from './command-error.ts'

const buckets = [
  'message_attachments',
  'community-attachments',
  'avatars',
  'community-covers',
  'article-covers',
  'article-draft-covers',
]

interface CleanOptions {
  readonly dryRun: boolean
  readonly now?: () => Date
  /** Called for every file that is deleted, or would be in a dry run. */
  readonly onFile: (key: string, why: string) => void
}

/** Recorded before it begins, since it may be interrupted. A dry run is not recorded. */
export async function cleanFiles(
  db: Database,
  storage: Storage,
  operator: Operator,
  { now = () => new Date(), ...options }: CleanOptions,
): Promise<Cleaned> {
  if (!options.dryRun) await record(db, operator, 'clean-files', null, {})
  return clean({ db, storage, now }, options)
}

/** Lists files by name, after a given key. */
export async function listFiles(
  storage: Storage,
  bucket: string,
  { limit = defaultPage, after }: { limit?: number; after?: string | undefined } = {},
): Promise<readonly ListedFile[]> {
  if (!buckets.includes(bucket))
    throw new CommandError(`The bucket must be one of ${buckets.join(', ')}.`)
  const files: ListedFile[] = []
  let place = after
  do {
    const page = await storage.list(`${bucket}/`, { after: place, limit: limit - files.length })
    files.push(...page.files)
    place = page.next
  } while (place !== undefined && files.length < limit)
  return files
}

/** Changes the key that addresses of files are signed with. */
export async function rotateFileKey(
  db: Database,
  operator: Operator,
  options: { readonly atOnce: boolean },
): Promise<void> {
  await transaction(db, async (tx) => {
    await changeFileKey(tx, options)
    await record(tx, operator, 'rotate-file-key', null, { atOnce: options.atOnce })
  })
}
