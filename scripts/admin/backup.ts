import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '../../server/src/backup/write-backup.ts'
import { CommandError } from '../../server/src/features/staff/operators/public.ts'
import { BackupError } from '../../server/src/platform/backup/backup-error.ts'
import { readBackupSecret } from '../../server/src/platform/backup/backup-key.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { explainStartFailure } from '../../server/src/platform/start-failure.ts'
import { openStorage } from '../../server/src/platform/storage/open-storage.ts'
import { LaunchError } from '../embedded-postgres/launch-error.ts'
import type { Terminal } from './admin.ts'
import { need } from './options.ts'
import { withDatabaseUrl } from './with-database-url.ts'

export type BackupTerminal = Pick<Terminal, 'environment' | 'print' | 'complain'>

/** Runs a command and returns the exit code. */
export async function explained(
  { complain }: BackupTerminal,
  work: () => Promise<void>,
): Promise<number> {
  try {
    await work()
    return 0
  } catch (error) {
    const mendable =
      error instanceof BackupError || error instanceof CommandError || error instanceof LaunchError
    complain(mendable ? error.message : explainStartFailure(error))
    return 1
  }
}

export const backup = (args: string[], terminal: BackupTerminal): Promise<number> =>
  explained(terminal, async () => {
    const to = readTarget(args, new Date())
    const config = readConfig(terminal.environment)
    const secret = await readBackupSecret(config)
    const storage = await openStorage(config, createLog('warn'))
    await withDatabaseUrl(config, async (url) => {
      const now = new Date()
      const { rows, files } = await writeBackup({ url, storage, secret, to, now })
      terminal.print(`${to} has ${rows} rows and ${files} files, and was read back.`)
    })
  })

function readTarget(args: string[], now: Date): string {
  const to = resolve(need(parse(args), '--to FILE or --to FOLDER'))
  if (!existsSync(to) || !statSync(to).isDirectory()) return to
  return join(to, `patchbay-${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`)
}

function parse(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } } }).values.to
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}
