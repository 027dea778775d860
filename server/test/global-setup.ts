import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { closeDatabase, openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { dropTestDatabases, execute, template, withDatabase } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that every worker clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  await execute(server.url, `drop database if exists ${template}`, `create database ${template}`)
  const db = openDatabase({ url: withDatabase(server.url, template), poolSize: 1, pooled: false })
  await migrate(db)
  await closeDatabase(db)
  project.provide('databaseUrl', server.url)
  return server.stop
}

/** TEST_DATABASE_URL selects another server for the tests, such as an older PostgreSQL. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL']
  if (given !== undefined) return { url: given, stop: () => dropTestDatabases(given) }
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-test-'))
  // It would scan hundreds of databases that exist for a few seconds.
  const settings = { autovacuum: 'off' }
  const server = await startEmbeddedPostgres({ folder, durable: false, settings })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}
