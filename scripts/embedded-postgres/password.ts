import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import type { DataFolder } from './data-folder.ts'

export function readPassword(paths: DataFolder): string | undefined {
  try {
    return fs.readFileSync(paths.passwordFile, 'utf8').trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The file is complete or absent, even if the machine stops meanwhile. */
export function createPassword(paths: DataFolder): string {
  const password = randomBytes(24).toString('base64url')
  const fresh = `${paths.passwordFile}.new`
  fs.rmSync(fresh, { force: true })
  fs.writeFileSync(fresh, `${password}\n`, { mode: 0o600, flush: true })
  fs.renameSync(fresh, paths.passwordFile)
  return password
}

export function connectionUrl(password: string, port: number): string {
  return `postgres://patchbay:${encodeURIComponent(password)}@127.0.0.1:${port}/patchbay`
}
