import { randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { syncFolder, type DataFolder } from './data-folder.ts'
import { LaunchError, postgresLaunchError } from './launch-error.ts'
import { createPassword, readPassword } from './password.ts'
import { runProgram, type Runner } from './program.ts'

const unfinished = 'postgres.unfinished-'

/** The owner of the cluster and its major version, if there is a cluster. */
export function findCluster(
  paths: DataFolder,
): { uid: number; gid: number; version: string } | undefined {
  if (!fs.existsSync(paths.cluster)) return undefined
  const { uid, gid } = fs.statSync(paths.cluster)
  const me = process.getuid?.() ?? 0
  if (me !== 0 && uid !== me) {
    throw new LaunchError(
      `The database in ${paths.folder} belongs to another user (uid ${uid}): run Patchbay as that user, or set DATA_DIR to another folder.`,
    )
  }
  const versionFile = join(paths.cluster, 'PG_VERSION')
  if (fs.existsSync(versionFile)) {
    return { uid, gid, version: fs.readFileSync(versionFile, 'utf8').trim() }
  }
  try {
    fs.rmdirSync(paths.cluster)
    return undefined
  } catch {
    throw new LaunchError(
      `${paths.cluster} is not a PostgreSQL database: move it away, or set DATA_DIR to another folder.`,
    )
  }
}

export function requireSameMajor(paths: DataFolder, theirs: string, ours: string): void {
  if (ours === theirs) return
  throw new LaunchError(
    `The database in ${paths.cluster} was made by PostgreSQL ${theirs}, and this Patchbay brings ${ours}: move the data over with pg_dump of ${theirs}, or set DATA_DIR to another folder.`,
  )
}

/**
 * Removes the remains of an interrupted first start; its initdb may still be writing for a while.
 */
export async function removeUnfinished(paths: DataFolder): Promise<void> {
  const names = fs.readdirSync(paths.folder).filter((name) => name.startsWith(unfinished))
  for (const name of names) {
    const isRemoved = () => {
      try {
        fs.rmSync(join(paths.folder, name), { recursive: true, force: true })
        return true
      } catch {
        return false
      }
    }
    for (let tries = 0; tries < 100 && !isRemoved(); tries++) await sleep(100)
  }
}

/**
 * Created under a temporary name and renamed when complete, so that an interruption leaves no
 * partial cluster.
 */
export async function createCluster(
  paths: DataFolder,
  runner: Runner,
  binaries: Binaries,
  durable: boolean,
): Promise<void> {
  const password = readPassword(paths) ?? createPassword(paths)
  const staging = join(paths.folder, unfinished + randomUUID())
  const fresh = join(staging, 'cluster')
  const run = async (program: string, args: string[], input?: string) => {
    const { succeeded, complaint } = await runProgram(runner, program, args, input)
    if (succeeded) return
    throw postgresLaunchError('The database could not be created', complaint, paths.folder)
  }
  try {
    fs.mkdirSync(staging, { mode: 0o700 })
    const passwordFile = join(staging, 'password')
    fs.writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (runner.uid !== undefined && runner.gid !== undefined) {
      for (const path of [staging, passwordFile]) fs.chownSync(path, runner.uid, runner.gid)
    }
    await run(binaries.initdb, [...initdbArgs(fresh), `--pwfile=${passwordFile}`])
    const single = ['--single', '-F', '-c', 'exit_on_error=on', '-D', fresh, 'postgres']
    await run(binaries.postgres, single, 'CREATE DATABASE patchbay;\n')
    if (durable) await run(binaries.initdb, ['--sync-only', '-D', fresh])
    fs.renameSync(fresh, paths.cluster)
    if (durable) syncFolder(paths.folder)
  } finally {
    // This also removes what an interrupted initdb has written since the last cleanup.
    await removeUnfinished(paths)
  }
}

function initdbArgs(folder: string): string[] {
  const options = '--auth=scram-sha-256 --encoding=UTF8 --no-instructions --no-sync'
  const locale = '--locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C'
  return ['-D', folder, '-U', 'patchbay', ...`${options} ${locale}`.split(' ')]
}
