import type { Config } from '../../server/src/platform/config.ts'
import { findRunningPostgres } from '../embedded-postgres/find-running-postgres.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'

/**
 * The database of the settings, the embedded one of a running app, or an embedded one started here.
 */
export async function withDatabaseUrl(
  config: Config,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const url = config.databaseDirectUrl ?? (await findRunningPostgres(config.dataDir))
  if (url !== undefined) return work(url)
  const postgres = await startEmbeddedPostgres({ folder: config.dataDir })
  return work(postgres.url).finally(() => postgres.stop())
}
