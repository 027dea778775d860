import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface PostmasterFile {
  pid: number
  port: number
  ready: boolean
}

/** PostgreSQL's own postmaster.pid: pid, folder, start, port, socket, address, memory, status. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return undefined
    return { pid, port: Number(lines[3] ?? ''), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

export function removePostmasterFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

export type Process = 'ours' | 'foreign' | 'gone' | 'unknown'

/**
 * The relation of the process with this pid to the cluster; pids are reused, so the number alone
 * proves nothing.
 */
export function identifyPostmaster(pid: number, cluster: string): Process {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return 'gone'
  }
  // Windows has neither source; PostgreSQL's own check of a pid is better there.
  if (process.platform === 'win32') return 'unknown'
  try {
    const command = readCommand(pid)
    if (!/(^|\/)postgres /.test(command)) return 'foreign'
    return worksIn(pid, cluster) ?? (command.includes(`-D ${cluster} `) ? 'ours' : 'foreign')
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? 'gone' : 'unknown'
  }
}

/** Empty for a zombie, which kill(pid, 0) reports as alive. */
function readCommand(pid: number): string {
  if (process.platform === 'linux') {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  }
  return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
}

/**
 * A postmaster's working directory is its cluster: reliable even if the folder was moved meanwhile.
 */
function worksIn(pid: number, cluster: string): Process | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const theirs = statSync(`/proc/${pid}/cwd`)
    const ours = statSync(cluster)
    return theirs.ino === ours.ino && theirs.dev === ours.dev ? 'ours' : 'foreign'
  } catch (error) {
    // Root in a container without CAP_SYS_PTRACE may not read it; the command line is readable for
    // all.
    if (codeOf(error) === 'EACCES') return undefined
    throw error
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
