import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../port.ts'
import type { Binaries } from './binaries.ts'
import { clearOrphan } from './clear-orphan.ts'
import type { DataFolder } from './data-folder.ts'
import { LaunchError, postgresLaunchError } from './launch-error.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { spawnProgram, type Runner } from './program.ts'
import { ServerLog } from './server-log.ts'
import { serverArgs } from './settings.ts'

export interface Postmaster {
  pid: number
  port: number
  child: ChildProcess
  log: ServerLog
  /** Resolves with the reason when the process has ended. */
  exited: Promise<string>
}

export interface LaunchPlan {
  paths: DataFolder
  binaries: Binaries
  runner: Runner
  durable: boolean
  settings: Record<string, string>
}

const timeout = 30_000
/** The recovery after a crash may take long, and aborting it would only start it again. */
const recoveryTimeout = 10 * 60_000

/**
 * Starts the server and waits until it accepts connections; retries temporary failures a few times.
 */
export async function launchPostmaster(
  plan: LaunchPlan,
  choosePort: () => Promise<number> = findFreePort,
): Promise<Postmaster> {
  const deadline = Date.now() + timeout
  for (;;) {
    await clearOrphan(plan.paths, plan.binaries, deadline)
    const postmaster = spawnPostmaster(plan, await choosePort())
    if (await becomesReady(postmaster, plan.paths.cluster)) return postmaster
    const { tail, reason } = postmaster.log
    const passing =
      /could not bind|could not create any TCP\/IP sockets/.test(tail) ||
      /lock file "postmaster.pid" already exists|pre-existing shared memory block/.test(tail)
    const { folder, logFile } = plan.paths
    if (!passing) {
      throw postgresLaunchError(`PostgreSQL did not start (see ${logFile})`, tail, folder)
    }
    if (Date.now() > deadline) {
      throw new LaunchError(
        `Processes of an earlier PostgreSQL still use ${folder} (${reason}): end them, or set DATA_DIR to another folder.`,
      )
    }
    await sleep(200)
  }
}

/**
 * Runs in its own session: Ctrl-C reaches the whole process group of the terminal, and PostgreSQL
 * must outlive the app's connections. It stays our child, so its pid cannot be reused unnoticed.
 */
function spawnPostmaster(plan: LaunchPlan, port: number): Postmaster {
  const { paths, binaries, runner, durable, settings } = plan
  const log = new ServerLog(paths.logFile)
  const args = serverArgs(paths.cluster, port, durable, settings)
  const child = spawnProgram(runner, binaries.postgres, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr?.on('data', (data: Buffer) => log.write(data))
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => {
      const how = signal === null ? `with code ${code}` : `by ${signal}`
      // Its last output is still in the pipe, which backends that outlive it may keep open.
      child.once('close', () => resolve(how))
      setTimeout(() => resolve(how), 1000).unref()
    })
  })
  return { pid: child.pid ?? 0, port, child, log, exited }
}

async function becomesReady({ pid, child, exited }: Postmaster, cluster: string): Promise<boolean> {
  const kill = () => child.kill('SIGQUIT')
  process.once('exit', kill)
  try {
    const deadline = Date.now() + recoveryTimeout
    while (Date.now() < deadline) {
      const file = readPostmasterFile(cluster)
      if (file?.pid === pid && file.ready) return true
      if (await Promise.race([exited.then(() => true), sleep(10, false)])) return false
    }
    kill()
    await exited
    throw new LaunchError(
      `PostgreSQL did not become ready within ${recoveryTimeout / 60_000} minutes: look into postgres.log beside ${cluster}.`,
    )
  } finally {
    process.off('exit', kill)
  }
}
