import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { LaunchError } from './launch-error.ts'
import { direct, runProgram, type Runner } from './program.ts'

const inNamespace: Runner = {
  prefix: ['unshare', '-U', '--map-user=65534', '--map-group=65534', '--'],
}

/** Whether PostgreSQL, run like this, can read its own files and enter the folder. */
async function works(runner: Runner, binaries: Binaries, folder: string): Promise<boolean> {
  const script = '"$1" --version && test -r "$2" && test -x "$3"'
  const sample = join(binaries.native, 'share/postgresql/postgres.bki')
  const args = ['-c', script, 'sh', binaries.postgres, sample, folder]
  return (await runProgram(runner, '/bin/sh', args)).succeeded
}

/** Reads the file, because `id` and `getent` are missing on small images. */
function listUnprivilegedUsers(): Runner[] {
  let lines: string[][] = []
  try {
    lines = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
  } catch {
    return []
  }
  return ['postgres', 'nobody'].flatMap((user) => {
    const [, , uid, gid] = lines.find(([name]) => name === user) ?? []
    // macOS gives nobody the uid -2, which spawn does not accept.
    return Number(uid) > 0 ? [{ uid: Number(uid), gid: Number(gid), prefix: [] }] : []
  })
}

/**
 * PostgreSQL refuses to run as root. For an existing cluster its owner is used, because nobody else
 * may open it; for a new one, the first way that works. Not tested: macOS as root.
 */
export async function chooseRunner(
  binaries: Binaries,
  folder: string,
  owner: { uid: number; gid: number } | undefined,
): Promise<Runner> {
  const me = process.getuid?.()
  if (me !== 0) return direct
  for (const runner of candidates(owner)) {
    if (await works(runner, binaries, folder)) return runner
  }
  throw new LaunchError(
    `PostgreSQL does not run as root, and ${owner && owner.uid !== 0 ? `the owner of the database (uid ${owner.uid})` : 'no unprivileged user'} can reach both ${binaries.native} and ${folder}: run Patchbay as an ordinary user, or set DATABASE_URL.`,
  )
}

function candidates(owner: { uid: number; gid: number } | undefined): Runner[] {
  if (owner === undefined) return [...listUnprivilegedUsers(), inNamespace]
  return owner.uid === 0 ? [inNamespace] : [{ uid: owner.uid, gid: owner.gid, prefix: [] }]
}
