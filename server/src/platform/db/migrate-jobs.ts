import { Logger, runMigrations } from 'graphile-worker'
import { sql } from 'kysely'
import { transaction, type Database } from './database.ts'
import { openJobPool } from './job-pool.ts'
import { poolOf } from './pools.ts'
import { query } from './query.ts'

const lock = 7_201_455
const silent = new Logger(() => () => {})

/**
 * The job queue has its own tables in its own schema. Its migrations are not safe when several
 * nodes start at the same time, so a lock serialises them here.
 */
export async function migrateJobs(db: Database): Promise<void> {
  const url = poolOf(db)?.options.connectionString
  if (url === undefined) throw new Error('Migrations need a database of their own to connect to.')
  const pgPool = openJobPool({ url, size: 1 })
  try {
    await transaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(query(tx))
      await runMigrations({ pgPool, logger: silent })
    })
  } finally {
    await pgPool.end()
  }
}
