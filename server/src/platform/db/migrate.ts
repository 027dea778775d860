import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { query } from './query.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/** SQL files in the order of their names. Migrations are forward only. */
async function readMigrations(names: readonly string[]): Promise<Record<string, Migration>> {
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8')
    return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The names of all migrations that this version has. */
export async function listMigrations(): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  return files.map((file) => file.replace(/\.sql$/, '')).toSorted()
}

/** Brings the database up to date. A lock serialises nodes that start at the same time. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const applied = await migrateTo(db, await listMigrations())
  await migrateJobs(db)
  return applied
}

/** Applies these migrations only, in order to load what was dumped when there were no others. */
export async function migrateTo(
  db: Database,
  names: readonly string[],
): Promise<readonly string[]> {
  const provider = { getMigrations: () => readMigrations(names) }
  const { error, results = [] } = await new Migrator({ db: query(db), provider }).migrateToLatest()
  if (error !== undefined) throw error
  return results.map((result) => result.migrationName)
}
