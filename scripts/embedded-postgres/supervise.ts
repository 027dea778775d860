import type { FolderLock } from './folder-lock.ts'
import type { LaunchPlan, Postmaster } from './postmaster.ts'
import { requestShutdown, type ShutdownMode } from './shut-down.ts'

const fastShutdownTimeout = 20_000

/** Watches a ready server, which ends by stop(), by itself, or with this process. */
export function supervise(
  postmaster: Postmaster,
  plan: LaunchPlan,
  lock: FolderLock,
): { stop(): Promise<void>; died: Promise<string> } {
  const { pid, child, log, exited } = postmaster
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const request = (mode: ShutdownMode) => {
    if (isRunning()) requestShutdown(pid, mode, plan.binaries.pgCtl, plan.paths.cluster)
  }
  // Without stop() nothing must be left running. After kill -9 of this process the next start
  // cleans up.
  const onExit = () => request('fast')
  process.once('exit', onExit)
  let stopping: Promise<void> | undefined

  const died = new Promise<string>((resolve) => {
    void exited.then((how) => {
      if (stopping === undefined) resolve(`PostgreSQL ended ${how} (${log.reason}).`)
    })
  })

  async function shutDown(): Promise<void> {
    request('fast')
    const escalation = setTimeout(() => request('immediate'), fastShutdownTimeout)
    await exited
    clearTimeout(escalation)
    process.off('exit', onExit)
    lock.release()
  }

  return { died, stop: () => (stopping ??= shutDown()) }
}
