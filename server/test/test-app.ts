import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import type { ProviderList } from '../src/features/accounts/sign-in/provider-settings.ts'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { Observers } from '../src/platform/http/server.ts'
import type { OpenWeb } from '../src/platform/outbound/open-web.ts'
import { startWorkers } from '../src/platform/jobs/workers.ts'
import { createLog } from '../src/platform/logger.ts'
import { createMailer } from '../src/platform/mail/mailer.ts'
import type { Announcement } from '../src/platform/realtime/bus.ts'
import type { Wait } from '../src/pages/gather-answers.ts'
import type { RedisLink } from '../src/platform/redis/redis.ts'
import { TestClient } from './test-client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  readonly config: Config
  readonly origin: string
  readonly db: Database
  readonly database: TestDatabase
  /** Notifies all nodes of a change that a test has made in the database. */
  announce(announcement: Announcement): void
  /** The log, with one parsed line per entry. */
  readonly logged: Record<string, unknown>[]
  /** A visitor's client, shared by the tests that need no other. */
  readonly visitor: TestClient
  /** Runs a recurring job now. */
  runJob(name: string, payload?: unknown): Promise<void>
  /** A client of another browser. */
  newClient(): TestClient
  stop(): Promise<void>
}

interface TestAppOptions extends Observers {
  readonly config?: Partial<Config>
  readonly now?: () => Date
  readonly webFolder?: string
  /** How long a page waits for its first answers. */
  readonly wait?: Wait
  readonly providers?: ProviderList
  /** The database of another app in the same test, for two nodes. */
  readonly database?: TestDatabase
  readonly redis?: RedisLink
  readonly sweepMilliseconds?: number
  readonly attendanceMilliseconds?: number
  /** The pages of others; absent: there are none. */
  readonly web?: OpenWeb
  /** Whether this node also runs jobs. */
  readonly worker?: boolean
}

/** What a page says must not depend on how quick the machine is. */
const untilOver: Wait = (_milliseconds, signal) =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** Tests ask nobody outside. */
const noWeb: OpenWeb = {
  resolve: () => Promise.resolve([]),
  connect: () => {
    throw new Error('A test has no network.')
  },
}

/** The whole server on a free port, with its own database. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase())
  const logged: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  const dataDir = join(tmpdir(), `patchbay-test-${randomUUID()}`)
  // The model takes seconds to load, and a job loads it every minute: a test that needs it says so.
  // Tests reach the port by its address, whatever the public URL is.
  const quick = { rateLimits: false, matchModel: false, allowedHosts: ['127.0.0.1'] }
  const config = { ...readConfig({}), ...quick, dataDir, ...options.config }
  const { db } = database
  const { now = () => new Date(), webFolder, providers = {}, redis } = options
  const { sweepMilliseconds, attendanceMilliseconds } = options
  const { metrics, tracing, wait = untilOver } = options
  const observers = { metrics, tracing }
  const { web = noWeb } = options
  const often = { sweepMilliseconds, attendanceMilliseconds }
  const parts = { config, db, log, providers, now, redis, webFolder, wait, web, ...often }
  const app = await createApp({ ...parts, ...observers })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const services = { ...app.services, mailer: createMailer(config) }
  const { jobs } = app
  const worker =
    options.worker === true
      ? await startWorkers({ url: database.url, jobs, services, log })
      : undefined
  const { port } = app.http.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const newClient = () => new TestClient(origin, config.publicUrl)
  return {
    config,
    origin,
    db,
    database,
    announce: app.services.announce,
    logged,
    visitor: newClient(),
    newClient,
    runJob: async (name, payload = {}) => {
      const job = jobs.find((one) => one.name === name)
      if (job === undefined) throw new Error(`There is no job ${name}.`)
      await job.run(services, payload, { attempt: 1, signal: new AbortController().signal, log })
    },
    stop: async () => {
      await worker?.stop(5_000)
      const closing = app.http.close()
      // No answer is awaited any more: a connection that has just become idle would be kept for 70 s.
      app.http.server.closeAllConnections()
      await closing
      if (options.database === undefined) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
