import { spawnSync } from 'node:child_process'

export type ShutdownMode = 'fast' | 'immediate'

/**
 * Requests a shutdown without waiting; synchronous, because it also runs while the process exits.
 * Windows has no signals, so PostgreSQL's own tool is used there (not tested on Windows).
 */
export function requestShutdown(
  pid: number,
  mode: ShutdownMode,
  pgCtl: string,
  cluster: string,
): void {
  // Zero and negative numbers would address whole process groups.
  if (pid <= 0) return
  if (process.platform === 'win32') {
    const args = ['stop', '-D', cluster, '-m', mode, '-W', '-s']
    spawnSync(pgCtl, args, { windowsHide: true, stdio: 'ignore', timeout: 10_000 })
    return
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
  } catch {
    // The process has just ended.
  }
}
