import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { parse } from 'node:path'

/** How to run a program of PostgreSQL: directly, as another user, or in a user namespace. */
export interface Runner {
  uid?: number
  gid?: number
  /** Arguments before the program's own command line. */
  prefix: string[]
}

export const direct: Runner = { prefix: [] }

const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']

/** PostgreSQL receives neither the machine's locale nor PG* variables nor the app's secrets. */
function environment(): NodeJS.ProcessEnv {
  const inherited = kept.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' }
}

export function spawnProgram(
  runner: Runner,
  program: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [command = program, ...rest] = [...runner.prefix, program, ...args]
  return spawn(command, rest, {
    ...(runner.uid === undefined ? {} : { uid: runner.uid }),
    ...(runner.gid === undefined ? {} : { gid: runner.gid }),
    // The other user must be able to enter the working directory.
    cwd: parse(process.cwd()).root,
    env: environment(),
    windowsHide: true,
    ...options,
  })
}

/** Runs a program to its end; it is killed if this process exits earlier. */
export async function runProgram(
  runner: Runner,
  program: string,
  args: string[],
  input = '',
): Promise<{ succeeded: boolean; output: string; complaint: string }> {
  const child = spawnProgram(runner, program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  let complaint = ''
  child.stdout?.on('data', (data: Buffer) => (output += String(data)))
  child.stderr?.on('data', (data: Buffer) => (complaint += String(data)))
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      complaint += error.message
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
  process.off('exit', kill)
  return { succeeded, output, complaint }
}

/** The line of a program's stderr that names the reason, without time and pid. */
export function reasonOf(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '')
  const reasons = lines.filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
  const reason = reasons.at(-1) ?? lines.at(-1) ?? ''
  return reason.replace(/^[-\d]+ [:.\d]+ \w+ \[\d+\] /, '').trim()
}
