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

/** Makes the folder if need be; throws the file system's own error if it cannot be used. */
export function openDataFolder(folder: string): DataFolder {
  const paths = pathsIn(folder)
  makeFolder(paths.folder)
  fs.accessSync(paths.folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  return paths
}

/** Not mkdir's `recursive`, which never returns below /proc and the like. */
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

/** Directories cannot be opened on Windows, where a rename needs no such step. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = fs.openSync(folder, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}
