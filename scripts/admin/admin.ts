import { CommandError } from '../../server/src/features/staff/operators/public.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { updateSchema } from '../../server/src/platform/db/update-schema.ts'
import { createLog } from '../../server/src/platform/logger.ts'
import { explainStartFailure } from '../../server/src/platform/start-failure.ts'
import { openStorage } from '../../server/src/platform/storage/open-storage.ts'
import { LaunchError } from '../embedded-postgres/launch-error.ts'
import { readCommand, usage } from './arguments.ts'
import type { Print } from './print-lists.ts'
import { runCommand } from './run-command.ts'
import { withDatabaseUrl } from './with-database-url.ts'

export interface Terminal {
  readonly environment: NodeJS.ProcessEnv
  readonly readInput: () => Promise<string>
  /** Absent if standard input is no terminal. */
  readonly ask?: ((text: string) => Promise<string>) | undefined
  readonly print: Print
  readonly complain: Print
}

/** Runs the command in the arguments and returns the exit code. */
export async function admin(args: string[], terminal: Terminal): Promise<number> {
  const { environment, print, readInput, ask } = terminal
  try {
    const command = readCommand(args)
    if (command === undefined) {
      print(usage)
      return 0
    }
    const config = readConfig(environment)
    await withDatabaseUrl(config, async (url) => {
      // Needed before the first start, and after an update that was not started yet.
      const applied = await updateSchema({ url, ownerUrl: config.databaseOwnerUrl })
      if (command.name === 'migrate')
        return print(`The database is up to date (${applied.length} migrations were new).`)
      const db = openDatabase({ url, poolSize: 1, pooled: true })
      try {
        const openFiles = () => openStorage(config, createLog('warn'))
        await runCommand({ db, openFiles, readInput, ask }, command, print)
      } finally {
        await closeDatabase(db)
      }
    })
    return 0
  } catch (error) {
    const mendable = error instanceof CommandError || error instanceof LaunchError
    terminal.complain(mendable ? error.message : explainStartFailure(error))
    return 1
  }
}
