/** `npm run tables`: writes the row types of a freshly migrated database into tables.gen.ts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeDatabase, openDatabase } from '../server/src/platform/db/database.ts'
import { describeTables } from '../server/src/platform/db/describe-tables.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start-embedded-postgres.ts'

const folder = await mkdtemp(join(tmpdir(), 'patchbay-tables-'))
const postgres = await startEmbeddedPostgres({ folder, durable: false })
const db = openDatabase({ url: postgres.url, poolSize: 1, pooled: true })
await migrate(db)
const file = new URL('../server/src/platform/db/tables.gen.ts', import.meta.url)
await writeFile(file, await describeTables(db))
await closeDatabase(db)
await postgres.stop()
await rm(folder, { recursive: true, force: true })
