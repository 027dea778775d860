import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration'
import { type Database, transaction } from './database.ts'
import { query } from './query.ts'
import { Logger, runMigrations } from 'graphile-worker'
import { openJobPool } from './job-pool.ts'
import { poolOf } from './pools.ts'

const lock = 7_201_455
const silent = new Logger(() => () => {})

/**
 * The job queue has its own tables in its own schema. Its migrations are not safe when several
 * nodes start at the same time, so a lock serialises them here.
 */
async function migrateJobs(db: Database): Promise<void> {
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

const folder = new URL('../../../migrations/', import.meta.url)

/** SQL files in the order of their names. Migrations are forward only. */
async function readMigrations(
  names: readonly string[],
  { lockMs }: Waits,
): Promise<Record<string, Migration>> {
  // Set here, and not before, because it would also limit how long nodes wait for each other.
  const lockTimeout = sql.raw(`set local lock_timeout = ${lockMs}`)
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    return [name, { up: (db) => apply(db, lockTimeout, sql.raw(text)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function apply(db: Kysely<unknown>, ...statements: RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}

/** The names of all migrations that this version has. */
export async function listMigrations(): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.replace(/\.sql$/, '')).toSorted()
}

/** How long a migration waits for a table, and how often it tries again, after a pause. */
interface Waits {
  readonly lockMs: number
  readonly attempts: number
  readonly pauseMs: number
}

const usualWaits: Waits = { lockMs: 5_000, attempts: 10, pauseMs: 3_000 }

/** Brings the database up to date. A lock serialises nodes that start at the same time. */
export async function migrate(db: Database, waits?: Waits): Promise<readonly string[]> {
  const applied = await migrateTo(db, await listMigrations(), waits)
  await migrateJobs(db)
  return applied
}

/**
 * Applies these migrations only, as loading a dump of an older version wants it. Each has its own
 * transaction, so that no table is locked while another one is migrated; an empty database, which
 * nobody uses, gets all in one. A migration that waits for a table makes later statements wait too,
 * so it gives up soon, and lets them pass before it tries again.
 */
export async function migrateTo(
  db: Database,
  names: readonly string[],
  waits = usualWaits,
): Promise<readonly string[]> {
  const migrations = await readMigrations(names, waits)
  const migrator = new Migrator({
    db: query(db),
    provider: { getMigrations: async () => migrations },
  })
  const isEmpty = (await migrator.getMigrations()).every(({ executedAt }) => !executedAt)
  if (isEmpty) return retryWhileLocked(waits, () => migrator.migrateToLatest())
  const applied: string[] = []
  for (;;) {
    const step = await retryWhileLocked(waits, () => migrator.migrateUp())
    if (step.length === 0) return applied
    applied.push(...step)
  }
}

/** Tries again if the tables are in use. Returns the names of the migrations that were applied. */
async function retryWhileLocked(
  { attempts, pauseMs }: Waits,
  run: () => Promise<MigrationResultSet>,
): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt++) {
    const { error, results = [] } = await run()
    if (error === undefined) return results.map((result) => result.migrationName)
    if (!isLocked(error) || attempt === attempts) throw error
    await delay(pauseMs)
  }
}

/** The lock was not given in time, or a node waited for the migration, which waited for the node. */
const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
