import { reasonOf } from './program.ts'

/** A problem that an operator can fix: the message is one line that says what to do. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

const remedies: Record<string, string> = {
  EACCES: 'permission denied; make it writable for this user, or set DATA_DIR to another folder',
  EPERM: 'not permitted; make it writable for this user, or set DATA_DIR to another folder',
  EROFS: 'the disk is read-only; set DATA_DIR to a folder on a writable one',
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'the disk quota is used up; free some space',
  ENOTDIR: 'a part of the path is a file; move it away, or set DATA_DIR to another folder',
  EEXIST: 'a file is in its place; move it away, or set DATA_DIR to another folder',
  ENOENT: 'it cannot be created there; set DATA_DIR to another folder',
  ENAMETOOLONG: 'the path is too long; set DATA_DIR to a shorter one',
}

/**
 * Turns errors of the file system into a LaunchError; any other error is a bug and stays unchanged.
 */
export function toLaunchError(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const path = 'path' in error && typeof error.path === 'string' ? error.path : folder
  const code = String(error.code)
  const message = `Patchbay cannot use ${path}: ${remedies[code] ?? `${String(error.syscall)} failed with ${code}`}.`
  return new LaunchError(message, { cause: error })
}

/**
 * The same for messages of PostgreSQL's own programs, which are in English because lc_messages is
 * C.
 */
export function postgresLaunchError(what: string, stderr: string, folder: string): LaunchError {
  const known: [RegExp, string][] = [
    [
      /No space left on device|Check free disk space/,
      `The disk of ${folder} is full: free some space.`,
    ],
    [/Disk quota exceeded/, `The disk quota for ${folder} is used up: free some space.`],
    [
      /Read-only file system/,
      `The disk of ${folder} is read-only: set DATA_DIR to another folder.`,
    ],
    [
      /administrative permissions/,
      'PostgreSQL refuses to run with administrator rights: start Patchbay from an ordinary terminal.',
    ],
  ]
  const message = known.find(([pattern]) => pattern.test(stderr))?.[1]
  return new LaunchError(message ?? `${what}: ${reasonOf(stderr) || 'it gave no reason'}`)
}
