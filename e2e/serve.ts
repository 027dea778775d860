/** The product as it runs, on a database of its own that goes with it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webFolder } from '../scripts/build.ts'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { serve } from '../server/src/serve.ts'

const folder = await mkdtemp(join(tmpdir(), 'patchbay-e2e-'))
const postgres = await startEmbeddedPostgres({ folder, durable: false })
const server = await serve(readConfig(), { databaseUrl: postgres.url, webFolder })

process.once('SIGTERM', () => {
  void (async () => {
    await server.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })()
})
