import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import {
  checkParts,
  readParts,
  writeParts,
  type Contents,
  type Part,
} from '../platform/backup/archive.ts'
import { BackupError } from '../platform/backup/backup-error.ts'
import { seal, unseal } from '../platform/backup/sealing.ts'
import { closeDatabase, openDatabase } from '../platform/db/database.ts'
import { dumpTables } from '../platform/db/dump-tables.ts'
import { codeOf } from '../platform/storage/disk-errors.ts'
import { largestPage, type Storage } from '../platform/storage/storage.ts'
import { isLeftOut, leftOut } from './left-out.ts'

export interface BackupOptions {
  /** Past any pooler. */
  readonly url: string
  readonly storage: Storage
  readonly secret: string
  /** The file to write, which must not exist yet. */
  readonly to: string
  readonly now: Date
}

/**
 * Writes the database and then the files into one encrypted archive, so that no row names a file
 * that was not there yet, and reads it back. It has its name only when it is whole.
 */
export async function writeBackup(options: BackupOptions): Promise<Contents> {
  const { to, secret } = options
  if (existsSync(to)) throw new BackupError('There is a file of that name: give another --to.')
  const unfinished = `${to}.partial`
  const file = await explained(open(unfinished, 'w+', 0o600))
  try {
    for await (const bytes of seal(writeParts(collect(options)), secret))
      await explained(file.writeFile(bytes))
    await explained(file.sync())
    const contents = await checkParts(readParts(unseal(file, secret)))
    await explained(giveName(unfinished, to))
    return contents
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

/** The folder is synced too, so that a power failure does not take the name away again. */
async function giveName(unfinished: string, to: string): Promise<void> {
  await rename(unfinished, to)
  const folder = await open(dirname(to))
  await folder.sync().finally(() => folder.close())
}

function explained<T>(written: Promise<T>): Promise<T> {
  return written.catch((error: unknown) => {
    const why = codeOf(error) ?? 'unknown'
    throw new BackupError(`The backup cannot be written there (${why}): give another --to.`)
  })
}

async function* collect({ url, storage, now }: BackupOptions): AsyncGenerator<Part> {
  let [rows, files] = [0, 0]
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  try {
    for await (const part of dumpTables(db, new Set(leftOut.keys()), now)) {
      if (part.part === 'rows') rows += part.rows.length
      yield part
    }
  } finally {
    await closeDatabase(db)
  }
  for await (const part of collectFiles(storage)) {
    if (part.part === 'file') files++
    yield part
  }
  yield { part: 'end', rows, files }
}

/** A file that is deleted meanwhile is left out. */
async function* collectFiles(storage: Storage): AsyncGenerator<Part> {
  let after: string | undefined
  do {
    const page = await storage.list('', { after, limit: largestPage })
    for (const { key } of page.files) {
      if (isLeftOut(key)) continue
      const file = await storage.get(key)
      if (file === undefined) continue
      yield { part: 'file', key, size: file.size }
      for await (const bytes of file.stream as AsyncIterable<Uint8Array>)
        yield { part: 'bytes', bytes }
    }
    after = page.next
  } while (after !== undefined)
}
