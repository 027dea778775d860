/**
 * `npm run bench:plans`: how PostgreSQL answers each kind of search among 200,000 people and a million
 * posts. Fills a database of its own, which takes some minutes, shows what each statement reads, and
 * ends with an error if one of them reads a large table from end to end.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { fill } from './fill.ts'
import { measureSearches } from './measure.ts'

const folder = await mkdtemp(join(tmpdir(), 'patchbay-plans-'))
const postgres = await startEmbeddedPostgres({ folder, durable: false })
try {
  const db = openDatabase({ url: postgres.url, poolSize: 1, pooled: true })
  await migrate(db)
  await closeDatabase(db)
  await fill(postgres.url)
  if (!(await measureSearches(postgres.url))) process.exitCode = 1
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
