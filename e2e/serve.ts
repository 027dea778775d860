/**
 * The product as it runs, twice, on its own PostgreSQL, which stops with it. The second server is
 * out of order: its providers let people choose and then fail, password accounts can sign in, and
 * files may have 40 MB.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { webFolder } from '../scripts/build.ts'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { demoPersonas } from '../server/src/development/identity-provider/demo-personas.ts'
import { startIdentityProvider } from '../server/src/development/identity-provider/identity-provider.ts'
import { createUser } from '../server/src/features/staff/operators/public.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { serve, type ServeOptions } from '../server/src/serve.ts'
import { execute, withDatabase } from '../server/test/postgres.ts'
import { trustPushService } from './harness/push-certificate.ts'
import { journeyAccounts, passwordAccount } from './harness/password-account.ts'

const { E2E_DATA_FOLDER: folder, E2E_PORT, E2E_OUT_OF_ORDER_PORT } = process.env
if (folder === undefined) throw new Error('The configuration of the journeys names the folder.')
const postgres = await startEmbeddedPostgres({ folder, durable: false })
await trustPushService(folder)
const stops = await Promise.all([serveInOrder(folder), serveOutOfOrder(join(folder, 'second'))])
console.log('Both servers are ready')

async function serveInOrder(dataDir: string): Promise<() => Promise<void>> {
  const config = { ...readConfig({ PORT: E2E_PORT }), dataDir, rateLimits: false }
  // On a busy machine, too, a page brings its answers: journeys prove which, and not how quickly.
  const wait: ServeOptions['wait'] = (_milliseconds, signal) => delay(20_000, undefined, { signal })
  const server = await serve(config, { databaseUrl: postgres.url, webFolder, wait })
  return server.stop
}

async function serveOutOfOrder(dataDir: string): Promise<() => Promise<void>> {
  await execute(postgres.url, 'create database out_of_order')
  const databaseUrl = withDatabase(postgres.url, 'out_of_order')
  const config = {
    ...readConfig({ PORT: E2E_OUT_OF_ORDER_PORT }),
    dataDir,
    rateLimits: false,
    passwordSignIn: true,
    mailCodeSignIn: true,
    // Its operator allows larger files.
    maxFileBytes: 40 * 1024 * 1024,
    // No journey searches for a match here, so the demo listings need not be indexed a second time.
    matchModel: false,
  }
  const provider = await startIdentityProvider({
    redirectUri: `${config.publicUrl}/auth/callback`,
    personas: demoPersonas,
    productName: config.productName,
    tamper: { tokenStatus: 503 },
  })
  const server = await serve(config, { databaseUrl, webFolder, providers: provider.settings })
  const db = openDatabase({ url: databaseUrl, poolSize: 1, pooled: true })
  for (const account of [passwordAccount, ...Object.values(journeyAccounts)])
    await createUser(db, { name: 'e2e', reason: 'a journey' }, { ...account, role: 'user' })
  await closeDatabase(db)
  return async () => {
    await server.stop()
    await provider.stop()
  }
}

process.once('SIGTERM', () => {
  void (async () => {
    await Promise.all(stops.map((stop) => stop()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })()
})
