import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import type { Subject } from './start-subject.ts'

const microsecondsPerTick = 1_000_000 / Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** The CPU time of all children of a process so far, from Linux's /proc. */
export function childMicroseconds(of: number): number {
  let ticks = 0
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      // Everything after the name, which may contain spaces.
      const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
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
