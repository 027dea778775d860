import { randomBytes } from 'node:crypto'
import type { Database } from '../../../../platform/db/database.ts'
import { query } from '../../../../platform/db/query.ts'
import { quickRead } from '../../../../platform/db/statement.ts'

interface FileKeys {
  readonly file_key: Buffer
  /** The key before it, as long as addresses that were signed with it may still be valid. */
  readonly file_key_before: Buffer | null
}

const selectFileKeys = quickRead<FileKeys>(
  `select file_key, case when file_key_changed_at > now() - interval '65 minutes'
    then file_key_before end as file_key_before from instance`,
)

interface KnownKeys {
  readonly keys: FileKeys
  readonly readAt: number
}

const known = new WeakMap<Database, KnownKeys>()
const lastDoubt = new WeakMap<Database, number>()

async function readKeys(db: Database): Promise<FileKeys> {
  const [keys] = await selectFileKeys(db, [])
  if (keys === undefined) throw new Error('The instance row is missing.')
  known.set(db, { keys, readAt: performance.now() })
  return keys
}

/** An operator may change the key, so each process reads it once a minute. */
async function currentKeys(db: Database): Promise<FileKeys> {
  const read = known.get(db)
  return read !== undefined && performance.now() - read.readAt < 60_000 ? read.keys : readKeys(db)
}

/** The key that new addresses are signed with. */
export async function getFileKey(db: Database): Promise<Buffer> {
  return (await currentKeys(db)).file_key
}

/** Whether the key, or the one before it, passes the check. */
export async function hasFileKey(db: Database, check: (key: Buffer) => boolean): Promise<boolean> {
  const passes = ({ file_key, file_key_before }: FileKeys) =>
    check(file_key) || (file_key_before !== null && check(file_key_before))
  if (passes(await currentKeys(db))) return true
  // Another node may know a newer key; wrong signatures alone must not cost a read each.
  const now = performance.now()
  if (now - (lastDoubt.get(db) ?? -Infinity) < 1_000) return false
  lastDoubt.set(db, now)
  return passes(await readKeys(db))
}

/** Addresses that were given out work on for their hour, unless `atOnce`. */
export async function changeFileKey(db: Database, options: { atOnce: boolean }): Promise<void> {
  await query(db)
    .updateTable('instance')
    .set(({ ref }) => ({
      file_key: randomBytes(32),
      file_key_before: options.atOnce ? null : ref('file_key'),
      file_key_changed_at: new Date(),
    }))
    .execute()
}
