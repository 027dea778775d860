import * as fs from 'node:fs'
import { join, resolve } from 'node:path'

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
  fs.mkdirSync(paths.folder, { recursive: true })
  fs.accessSync(paths.folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  return paths
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
