import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { Migrator, type Migration } from 'kysely/migration'
import type { Database } from './database.ts'
import { migrateJobs } from './migrate-jobs.ts'
import { query } from './query.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/** SQL files in the order of their names. Migrations are forward only. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql'))
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(new URL(file, folder), 'utf8')
    return [
      file.replace(/\.sql$/, ''),
      { up: async (db) => void (await sql.raw(text).execute(db)) },
    ]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Brings the database up to date. A lock serialises nodes that start at the same time. */
export async function migrate(db: Database): Promise<readonly string[]> {
  const migrator = new Migrator({ db: query(db), provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  await migrateJobs(db)
  return results.map((result) => result.migrationName)
}
