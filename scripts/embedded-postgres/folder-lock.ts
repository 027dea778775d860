import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { LaunchError } from './launch-error.ts'

export interface FolderLock {
  release(): void
}

/**
 * Allows one launcher per folder. The lock is SQLite's own file lock, the only one in Node that the
 * kernel releases with the process: there is no stale lock, no pid to compare after a reboot or in
 * containers, and PostgreSQL does not inherit it. Trap: POSIX also releases it when this process
 * opens and closes the file in any other way, so nobody may read it. The pid for the message is in
 * its own file.
 */
export function acquireFolderLock(folder: string): FolderLock {
  const pidFile = join(folder, 'patchbay.pid')
  const database = new DatabaseSync(join(folder, 'patchbay.lock'), { timeout: 0 })
  try {
    // In memory, so that a kill leaves no journal beside the file.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw describe(error, folder, pidFile)
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return {
    release() {
      if (!database.isOpen) return
      rmSync(pidFile, { force: true })
      database.close()
    },
  }
}

function describe(error: unknown, folder: string, pidFile: string): LaunchError {
  const busy = error instanceof Error && 'errcode' in error && error.errcode === 5
  if (!busy) {
    const reason = error instanceof Error ? error.message : String(error)
    return new LaunchError(
      `Patchbay cannot lock ${folder} (${reason}): make its files writable for this user, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
  return new LaunchError(
    `Patchbay is already running on ${folder}${readHolder(pidFile)}. Stop it first, or set DATA_DIR to another folder.`,
  )
}

function readHolder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
