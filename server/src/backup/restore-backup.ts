import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { erasures } from '../erasures.ts'
import { eraseAgain, listDeleted } from '../features/accounts/accounts/public.ts'
import { record } from '../features/staff/operators/public.ts'
import { checkParts, readParts, type Manifest, type Part } from '../platform/backup/archive.ts'
import { BackupError } from '../platform/backup/backup-error.ts'
import { addToLedger, ledgerPath, type Deletion } from '../platform/backup/deletion-ledger.ts'
import { unseal } from '../platform/backup/sealing.ts'
import type { Config } from '../platform/config.ts'
import { closeDatabase, openDatabase, type Database } from '../platform/db/database.ts'
import { countOthers, emptyDatabase, endRestore, readUse } from '../platform/db/restoring.ts'
import { loadTables } from '../platform/db/load-tables.ts'
import { listMigrations, migrateTo } from '../platform/db/migrate.ts'
import { updateSchema } from '../platform/db/update-schema.ts'
import { runWaiting } from '../platform/jobs/run-waiting.ts'
import { noLimits } from '../platform/limits/limits.ts'
import type { Log } from '../platform/logger.ts'
import { createPictures } from '../platform/pictures/pictures.ts'
import { codeOf } from '../platform/storage/disk-errors.ts'
import { removeFiles } from '../platform/storage/remove-files.ts'
import { removeFolder } from '../platform/storage/remove-folder.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { compareFiles, type FileDifferences } from './compare-files.ts'

export interface RestoreOptions {
  /** Past any pooler. */
  readonly url: string
  readonly ownerUrl: string | undefined
  readonly config: Config
  readonly storage: Storage
  readonly secret: string
  readonly from: string
  /** Everybody who was ever deleted, by the ledger. */
  readonly deleted: ReadonlySet<string>
  /** Whether the ledger may lack people who were deleted before the backup was made. */
  readonly withoutLedger: boolean
  /** Whether a database with people in it may be emptied. */
  readonly replace: boolean
  /** Who is noted as having restored it. */
  readonly operator: string
  readonly now: () => Date
  readonly log: Log
  readonly onMissing: (key: string) => void
  readonly onUnnamed: (key: string) => void
}

export interface Restored extends FileDifferences {
  readonly madeAt: Date
  readonly rows: number
  readonly files: number
  /** How many people were deleted again. */
  readonly erased: number
}

/**
 * Reads the whole archive before it changes anything. Then it migrates an empty database as far as
 * the dumped one was, loads it, migrates the rest, and deletes again whom the ledger names, and who
 * was deleted in the database that it replaces. Until then no node starts on it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { url, ownerUrl, storage, secret } = options
  const file = await open(options.from).catch(() => {
    throw new BackupError('The backup cannot be read: correct --from.')
  })
  try {
    const { manifest, rows, files } = await checkParts(readParts(unseal(file, secret)))
    await requireMigrations(manifest)
    const parts = readParts(unseal(file, secret))
    const { first, deleted } = await withDatabase(ownerUrl ?? url, async (db) => {
      const noted = await makeEmpty(db, options)
      await migrateTo(db, manifest.migrations)
      await parts.next()
      return {
        first: await loadTables(db, manifest, parts),
        deleted: new Set([...options.deleted, ...noted]),
      }
    })
    await updateSchema({ url, ownerUrl })
    if (!options.withoutLedger) await withDatabase(url, (db) => requireWhole(db, deleted))
    await loadFiles(storage, first, parts)
    const { erased, ...differences } = await withDatabase(url, async (db) => {
      const count = await eraseDeleted(db, deleted, options)
      const reason = `brought the backup of ${manifest.madeAt} back`
      await record(db, { name: options.operator, reason }, 'restore', null, { erased: count })
      return { erased: count, ...(await compareFiles(db, storage, options)) }
    })
    await withDatabase(ownerUrl ?? url, endRestore)
    return { madeAt: new Date(manifest.madeAt), rows, files, erased, ...differences }
  } finally {
    await file.close()
  }
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  return work(db).finally(() => closeDatabase(db))
}

async function requireMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set(await listMigrations())
  if (migrations.every((name) => known.has(name))) return
  throw new BackupError(
    'This backup was made by a newer version: restore it with that one, or a later one.',
  )
}

/** PostgreSQL still lists a connection for a moment after it was closed. */
async function countLasting(db: Database): Promise<number> {
  let others = await countOthers(db)
  for (let looked = 1; others > 0 && looked < 20; looked += 1) {
    await delay(100)
    others = await countOthers(db)
  }
  return others
}

/** Returns who was deleted in what it empties. The ledger names them before the database forgets. */
async function makeEmpty(
  db: Database,
  { replace, config }: Pick<RestoreOptions, 'replace' | 'config'>,
): Promise<readonly string[]> {
  const use = await readUse(db)
  if (use === 'foreign')
    throw new BackupError('The database has tables of something else: give an empty one.')
  if (use === 'used' && !replace)
    throw new BackupError(
      'The database has people in it: give an empty one, or --replace to delete all that it has.',
    )
  const others = await countLasting(db)
  if (others > 0)
    throw new BackupError(
      `The database has ${others} other connections: stop the nodes and everything else that uses it.`,
    )
  // What a restore that did not end has loaded proves nothing about the ledger.
  const deleted = use === 'used' ? await listDeleted(db) : []
  await noteBeforeEmptying(ledgerPath(config), deleted)
  if (use !== 'blank') await emptyDatabase(db)
  return deleted.map(({ userId }) => userId)
}

async function noteBeforeEmptying(path: string, deleted: readonly Deletion[]): Promise<void> {
  await addToLedger(path, deleted).catch((error: unknown) => {
    throw new BackupError(
      `The database names people who were deleted, and the ledger at ${path} cannot be written (${codeOf(error)}): correct DELETION_LEDGER.`,
    )
  })
}

/** A ledger that lacks somebody who is deleted in the backup is another one, or an older one. */
async function requireWhole(db: Database, deleted: ReadonlySet<string>): Promise<void> {
  const lacks = (await listDeleted(db)).filter(({ userId }) => !deleted.has(userId)).length
  if (lacks === 0) return
  throw new BackupError(
    `The ledger lacks ${lacks} people who were deleted before the backup was made, so it may lack later ones too, and the restore did not end: run it again with the right --ledger FILE, or with --without-ledger if there is none.`,
  )
}

/**
 * Each file becomes a draft first: if the store fails once, it is asked again, and that needs a
 * draft.
 */
async function loadFiles(
  storage: Storage,
  first: Part | undefined,
  parts: AsyncIterator<Part>,
): Promise<void> {
  for (let part = first; part?.part === 'file'; part = (await parts.next()).value as Part)
    await storage.put(part.key, await storage.draft(bytesOf(part.size, parts)))
}

async function* bytesOf(size: number, parts: AsyncIterator<Part>): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0;) {
    const { value: part } = (await parts.next()) as { value?: Part }
    if (part?.part !== 'bytes') throw new BackupError('A file of this backup is not complete.')
    left -= part.bytes.length
    yield part.bytes
  }
}

async function eraseDeleted(
  db: Database,
  deleted: ReadonlySet<string>,
  options: RestoreOptions,
): Promise<number> {
  const { url, config, storage, now, log } = options
  let erased = 0
  for (const userId of deleted) if (await eraseAgain(db, erasures, userId, now())) erased++
  const pictures = createPictures({ log })
  const announce = () => {}
  const services = {
    db,
    config,
    storage,
    pictures,
    now,
    announce,
    limits: noLimits,
    mailer: undefined,
  }
  await runWaiting({ url, jobs: [removeFiles, removeFolder], services, log })
  await pictures.stop()
  return erased
}
