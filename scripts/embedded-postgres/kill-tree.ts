import { spawnSync } from 'node:child_process'

/** A process and its children, as a machine that loses power would end them. */
export function killTree(pid: number): void {
  const table = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const pids = [pid, ...rows.filter(([, parent]) => parent === pid).map(([child]) => child ?? 0)]
  for (const each of pids) {
    try {
      if (each > 1) process.kill(each, 'SIGKILL')
    } catch {
      continue
    }
  }
}
