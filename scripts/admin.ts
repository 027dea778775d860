/** `npm run admin -- COMMAND …`: what operators do, each use recorded. */
import { existsSync } from 'node:fs'
import { CommandError } from '../server/src/features/operators/public.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { createLog } from '../server/src/platform/log.ts'
import { explainStartFailure } from '../server/src/platform/start-failure.ts'
import { openStorage } from '../server/src/platform/storage/open-storage.ts'
import { readCommand, usage } from './admin/arguments.ts'
import { runCommand } from './admin/run-command.ts'
import { findRunningPostgres } from './embedded-postgres/find-running-postgres.ts'
import { LaunchError } from './embedded-postgres/launch-error.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

/** The database of the settings, the embedded one beside a running app, or the embedded one alone. */
async function withDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const config = readConfig()
  const url = config.databaseDirectUrl ?? (await findRunningPostgres(config.dataDir))
  if (url !== undefined) return work(url)
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir })
  return work(postgres.url).finally(() => postgres.stop())
}

try {
  const command = readCommand(process.argv.slice(2))
  if (command === undefined) {
    console.log(usage)
  } else {
    await withDatabase(async (url) => {
      const db = openDatabase({ url, poolSize: 1, pooled: true })
      try {
        // Also before the first start, and after an update that has not been started yet.
        await migrate(db)
        const openFiles = () => openStorage(readConfig(), createLog('warn'))
        await runCommand({ db, openFiles }, command, (line) => console.log(line))
      } finally {
        await closeDatabase(db)
      }
    })
  }
} catch (error) {
  const mendable = error instanceof CommandError || error instanceof LaunchError
  console.error(mendable ? error.message : explainStartFailure(error))
  process.exitCode = 1
}
