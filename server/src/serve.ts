import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { seedDemoData } from './demo/seed.ts'
import type { Config } from './platform/config.ts'
import { closeDatabase, openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { createLog } from './platform/log.ts'

export interface RunningServer {
  readonly port: number
  /** True if this start brought the demo data. */
  readonly seeded: boolean
  /** Lets open requests finish, up to the configured time, then closes what is left. */
  stop(): Promise<void>
}

export interface ServeOptions {
  readonly databaseUrl: string
  readonly webFolder?: string | undefined
}

/** Connect, bring the database up to date, listen. A failure leaves nothing open. */
export async function serve(config: Config, options: ServeOptions): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const applied = await updateSchema(config.databaseDirectUrl ?? options.databaseUrl)
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const db = openDatabase({
    url: options.databaseUrl,
    poolSize: config.databasePoolSize,
    pooled: config.databasePooled,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  try {
    const seeded = config.demoData && (await seedDemoData(db))
    const app = await createApp({ config, db, log, webFolder: options.webFolder })
    await app.http.listen({ host: config.host, port: config.port })
    const { port } = app.http.server.address() as AddressInfo
    log.info({ port }, 'listening')
    return {
      port,
      seeded,
      stop: async () => {
        app.stopAccepting()
        const force = setTimeout(() => {
          log.warn('closing the connections that are left')
          app.http.server.closeAllConnections()
        }, config.shutdownSeconds * 1_000)
        await app.http.close().finally(() => clearTimeout(force))
        await closeDatabase(db)
        log.info('stopped')
      },
    }
  } catch (error) {
    await closeDatabase(db)
    throw error
  }
}

/** On a connection of its own, without the time limits that requests have. */
async function updateSchema(url: string): Promise<readonly string[]> {
  const db = openDatabase({ url, poolSize: 1, pooled: true })
  return migrate(db).finally(() => closeDatabase(db))
}
