import { spawnSync } from 'node:child_process'

/** Kills a process and its children at once, as a power cut would. */
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
