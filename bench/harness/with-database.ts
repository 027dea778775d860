import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Subject } from './start-subject.ts'

const microsecondsPerTick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** Everything in the file after the name of the process, which may contain spaces. */
const statOf = (pid: number | string): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')

/** The CPU time of all children of a process so far, also of those that ended, from Linux's /proc. */
export function childMicroseconds(of: number): number {
  const ended = statOf(of)
  let ticks = Number(ended[13]) + Number(ended[14])
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const [, parent, ...rest] = statOf(pid)
      if (Number(parent) === of) ticks += Number(rest[9]) + Number(rest[10])
    } catch {
      // The process has ended meanwhile.
    }
  }
  return ticks * microsecondsPerTick
}

/** The same server, with the CPU time of its database added. */
export const withDatabase =
  (postmaster: number) =>
  (subject: Subject): Subject => ({
    ...subject,
    cpuMicroseconds: async () => (await subject.cpuMicroseconds()) + childMicroseconds(postmaster),
  })

/** The same server, of which only the CPU time of its database is counted. */
export const databaseAlone =
  (postmaster: number) =>
  (subject: Subject): Subject => ({
    ...subject,
    cpuMicroseconds: () => Promise.resolve(childMicroseconds(postmaster)),
  })
