import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import type { DataFolder } from './data-folder.ts'
import { findRunningPostgres } from './find-running-postgres.ts'
import { LaunchError } from './launch-error.ts'
import {
  identifyPostmaster,
  readPostmasterFile,
  removePostmasterFile,
  type Process,
} from './postmaster-file.ts'
import { requestShutdown, type ShutdownMode } from './shut-down.ts'

/**
 * Stops the server that a killed launcher left running. We hold the lock of the folder, so no
 * living launcher owns that server.
 */
export async function clearOrphan(
  paths: DataFolder,
  binaries: Binaries,
  deadline: number,
): Promise<void> {
  let asked: ShutdownMode | undefined
  for (;;) {
    const left = readPostmasterFile(paths.cluster)
    if (left === undefined) return
    const found = await identify(left.pid, paths)
    if (found === 'unknown') return
    if (found !== 'ours') {
      // PostgreSQL itself would take a zombie or a reused pid for a living server. Its check of the
      // shared memory still protects against backends that outlived their postmaster.
      removePostmasterFile(paths.cluster)
      return
    }
    if (Date.now() > deadline) {
      throw new LaunchError(
        `An earlier PostgreSQL (process ${left.pid}) still runs on ${paths.cluster} and does not stop: end it, then start again.`,
      )
    }
    const mode = Date.now() > deadline - 10_000 ? 'immediate' : 'fast'
    if (mode !== asked) requestShutdown(left.pid, mode, binaries.pgCtl, paths.cluster)
    asked = mode
    await sleep(20)
  }
}

/**
 * If the system gives no information about a process, our password and the cluster's path decide.
 */
async function identify(pid: number, paths: DataFolder): Promise<Process> {
  const found = identifyPostmaster(pid, paths.cluster)
  if (found !== 'unknown') return found
  return (await findRunningPostgres(paths.folder)) === undefined ? 'unknown' : 'ours'
}
