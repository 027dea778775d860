import * as fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface DataFolder {
  folder: string
  cluster: string
  passwordFile: string
  logFile: string
}

export function pathsIn(folder: string): DataFolder {
  const absolute = resolve(folder)
  return {
    folder: absolute,
    cluster: join(absolute, 'postgres'),
    passwordFile: join(absolute, 'database-password'),
    logFile: join(absolute, 'postgres.log'),
  }
}

/** Creates the folder if necessary; throws the file system's error if it cannot be used. */
export function openDataFolder(folder: string): DataFolder {
  const paths = pathsIn(folder)
  makeFolder(paths.folder)
  fs.accessSync(paths.folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  return paths
}

/** mkdir's `recursive` is not used: below /proc and similar it never returns. */
function makeFolder(folder: string, makeParents = true): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!missing || !makeParents || dirname(folder) === folder) throw error
    makeFolder(dirname(folder))
    makeFolder(folder, false)
  }
}

/** Windows cannot open directories, and a rename needs no sync there. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
