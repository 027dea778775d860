/**
 * The product as it runs, on a database of its own that goes with it. As `out-of-order` its
 * providers let people choose and then fail, and password accounts can sign in.
 */
import { rm } from 'node:fs/promises'
import { webFolder } from '../scripts/build.ts'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { demoPersonas } from '../server/src/development/identity-provider/demo-personas.ts'
import { startIdentityProvider } from '../server/src/development/identity-provider/identity-provider.ts'
import { createUser } from '../server/src/features/operators/public.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { serve } from '../server/src/serve.ts'
import { trustPushService } from './harness/push-certificate.ts'
import { journeyAccounts, passwordAccount } from './harness/password-account.ts'

const { E2E_DATA_FOLDER: folder } = process.env
if (folder === undefined) throw new Error('The configuration of the journeys names the folder.')
const postgres = await startEmbeddedPostgres({ folder, durable: false })
const databaseUrl = postgres.url
await trustPushService(folder)
const outOfOrder = process.argv.includes('out-of-order')
const config = { ...readConfig(), dataDir: folder, rateLimits: false, passwordSignIn: outOfOrder }
const provider = outOfOrder
  ? await startIdentityProvider({
      redirectUri: `${config.publicUrl}/auth/callback`,
      personas: demoPersonas,
      productName: config.productName,
      tamper: { tokenStatus: 503 },
    })
  : undefined
const server = await serve(config, {
  databaseUrl,
  webFolder,
  ...(provider && { providers: provider.settings }),
})
if (outOfOrder) await makePasswordAccounts()

async function makePasswordAccounts(): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, pooled: true })
  for (const account of [passwordAccount, ...Object.values(journeyAccounts)])
    await createUser(db, { name: 'e2e', reason: 'a journey' }, { ...account, role: 'user' })
  await closeDatabase(db)
}

process.once('SIGTERM', () => {
  void (async () => {
    await server.stop()
    await provider?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })()
})
