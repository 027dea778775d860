import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../src/app.ts'
import type { ProviderList } from '../src/features/sign-in/provider-settings.ts'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { TestClient } from './test-client.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface TestApp {
  readonly config: Config
  readonly origin: string
  readonly db: Database
  readonly database: TestDatabase
  /** The log, one parsed line an entry. */
  readonly logged: Record<string, unknown>[]
  /** A visitor's client, shared by the tests that need no other. */
  readonly visitor: TestClient
  /** Another browser. */
  newClient(): TestClient
  stop(): Promise<void>
}

interface TestAppOptions {
  readonly config?: Partial<Config>
  readonly now?: () => Date
  readonly webFolder?: string
  readonly providers?: ProviderList
}

/** The whole server on a free port, on a database of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const logged: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  const dataDir = join(tmpdir(), `patchbay-test-${randomUUID()}`)
  const config = { ...readConfig({}), rateLimits: false, dataDir, ...options.config }
  const { db } = database
  const { now, webFolder, providers = {} } = options
  const app = await createApp({ config, db, log, providers, ...(now && { now }), webFolder })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const newClient = () => new TestClient(origin, config.publicUrl)
  return {
    config,
    origin,
    db,
    database,
    logged,
    visitor: newClient(),
    newClient,
    stop: async () => {
      await app.http.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
