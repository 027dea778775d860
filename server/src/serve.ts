import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createApp, type App } from './app.ts'
import type { Websites } from './development/websites/websites.ts'
import type { IdentityProvider } from './development/identity-provider/identity-provider.ts'
import { giveUpDemoData } from './features/accounts/instance/public.ts'
import { getSenderKeys } from './features/notices/push/public.ts'
import { configuredProviders } from './features/accounts/sign-in/configured-providers.ts'
import type { ProviderList } from './features/accounts/sign-in/provider-settings.ts'
import { loadDemoData, loadIdentityProvider, loadWebsites } from './load-development.ts'
import type { Wait } from './pages/gather-answers.ts'
import { findLedgerError, ledgerPath } from './platform/backup/deletion-ledger.ts'
import { ConfigError, type Config } from './platform/config.ts'
import {
  closeDatabase,
  hasStatementTimeout,
  isSuperuser,
  openDatabase,
  type Database,
} from './platform/db/database.ts'
import { isRestoring } from './platform/db/restoring.ts'
import { updateSchema } from './platform/db/update-schema.ts'
import { startWorkers } from './platform/jobs/workers.ts'
import { createLog, type Log } from './platform/logger.ts'
import { tidyMemory } from './platform/tidy-memory.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { addJobGauges } from './platform/metrics/add-metrics.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { openRedis } from './platform/redis/redis.ts'
import { startTracing } from './platform/tracing/tracing.ts'

/** After so long, what starting and reading all listings has left behind is collected. */
const restMs = 10_000

/** In milliseconds; see `watchSilence`. */
const silenceLimit = 4_000

export interface RunningServer {
  readonly port: number
  readonly log: Log
  /** True if this start has inserted the demo data. */
  readonly seeded: boolean
  /** Lets open requests finish, up to the configured time, then closes the rest. */
  stop(): Promise<void>
}

export interface ServeOptions {
  readonly databaseUrl: string
  readonly webFolder?: string | undefined
  /** Replaces the configured providers and the development sign-in. */
  readonly providers?: ProviderList
  /** How long a page waits for its first answers. */
  readonly wait?: Wait
}

/** Connects, migrates the database and listens. A failure leaves nothing open. */
export async function serve(config: Config, options: ServeOptions): Promise<RunningServer> {
  const log = createLog(config.logLevel)
  const directUrl = config.databaseDirectUrl ?? options.databaseUrl
  const applied = await updateSchema({ url: directUrl, ownerUrl: config.databaseOwnerUrl })
  if (applied.length > 0) log.info({ applied }, 'migrated')
  const metrics = createMetrics()
  const tracing = await startTracing(config, log)
  const db = openDatabase({
    url: options.databaseUrl,
    poolSize: config.databasePoolSize,
    pooled: config.databasePooled,
    // A little longer than the database's own statement timeout.
    silenceLimit: 35_000,
    onWait: metrics.observePoolWait,
    trace: tracing?.traceStatement,
    onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
  })
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log)
  let development: IdentityProvider | undefined
  let websites: Websites | undefined
  let app: App | undefined
  try {
    if (await isRestoring(db))
      throw new ConfigError([
        'A restore into this database did not end: run "npm run restore" again before a node starts.',
      ])
    const demo = config.demoData ? await loadDemoData() : undefined
    const seeded = (await demo?.seedDemoData(db)) ?? false
    if (!config.development) {
      await giveUpDemoData(db)
      await requireStatementTimeout(db)
      if (await isSuperuser(db))
        log.warn('the role in DATABASE_URL is a superuser: see "Many nodes" in the README')
    }
    const ledger = ledgerPath(config)
    const ledgerError = await findLedgerError(ledger)
    if (ledgerError !== undefined)
      log.warn(
        { ledger, error: ledgerError },
        'the ledger of deletions cannot be written: see DELETION_LEDGER',
      )
    // Created at the first start, so that no browser waits for the keys.
    await getSenderKeys(db)
    if (config.development && options.providers === undefined)
      development = await startDevelopmentSignIn(config, log)
    const providers = options.providers ?? {
      ...development?.settings,
      ...configuredProviders(config),
    }
    // A development server asks nobody outside.
    if (config.development) websites = await (await loadWebsites()).startWebsites()
    const web = websites?.web
    const { webFolder, wait } = options
    // With the five seconds that a new connection may take, a write is refused within ten.
    const silence = { url: directUrl, limit: silenceLimit }
    const parts = {
      config,
      db,
      log,
      providers,
      redis,
      web,
      webFolder,
      wait,
      metrics,
      tracing,
      silence,
    }
    const running = await createApp(parts)
    app = running
    if (seeded) {
      await demo?.seedPictures(running.services)
      await demo?.seedFiles(running.services)
    }
    await running.http.listen({ host: config.host, port: config.port })
    const services = { ...running.services, mailer: createMailer(config) }
    const workers = await startWorkers({
      url: directUrl,
      jobs: running.jobs,
      services,
      log,
      onJob: metrics.observeJob,
      trace: tracing?.traceJob,
    })
    addJobGauges(metrics, db)
    running
      .warm()
      .then(() => void setTimeout(tidyMemory, restMs).unref())
      .catch((error: unknown) => log.warn({ err: error }, 'could not warm up'))
    const { port } = running.http.server.address() as AddressInfo
    log.info({ port }, 'listening')
    return {
      port,
      log,
      seeded,
      stop: async () => {
        running.stopAccepting()
        // Until a proxy notices that the node is not ready, it still sends requests.
        await delay(config.drainSeconds * 1_000)
        const force = setTimeout(() => {
          log.warn('closing the connections that are left')
          running.closeByForce()
        }, config.shutdownSeconds * 1_000)
        const jobsDone = workers.stop(config.shutdownSeconds * 1_000)
        await running.http.close().finally(() => clearTimeout(force))
        await jobsDone
        await development?.stop()
        await websites?.stop()
        await redis?.close()
        await closeDatabase(db)
        await tracing?.stop()
        log.info('stopped')
      },
    }
  } catch (error) {
    await app?.http.close()
    await development?.stop()
    await websites?.stop()
    await redis?.close()
    await closeDatabase(db)
    await tracing?.stop()
    throw error
  }
}

/** Behind a pooler a node cannot set it itself, and one hanging statement would hold its place. */
async function requireStatementTimeout(db: Database): Promise<void> {
  if (await hasStatementTimeout(db)) return
  throw new ConfigError([
    'The setting DATABASE_POOLED is on, and the role in DATABASE_URL has no time limit for statements: run "alter role … set statement_timeout = \'30s\'" and reconnect the pooler.',
  ])
}

async function startDevelopmentSignIn(config: Config, log: Log): Promise<IdentityProvider> {
  const { startIdentityProvider, demoPersonas } = await loadIdentityProvider()
  return startIdentityProvider({
    redirectUri: `${config.publicUrl}/auth/callback`,
    personas: demoPersonas,
    productName: config.productName,
    onError: (error) => log.error({ err: error }, 'the development sign-in failed'),
  })
}
