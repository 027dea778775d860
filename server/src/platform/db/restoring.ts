import { sql } from 'kysely'
import { transaction, type Database } from './database.ts'
import { query } from './query.ts'

/**
 * `blank` has no table at all; `unused` was migrated and has nobody, or a restore did not end;
 * `foreign` is not ours.
 */
export type DatabaseUse = 'blank' | 'unused' | 'used' | 'foreign'

export async function readUse(db: Database): Promise<DatabaseUse> {
  const { rows } = await sql<{ tables: boolean; ours: boolean }>`
    select exists (select from pg_tables where schemaname = 'public') as tables,
      to_regclass('public.kysely_migration') is not null
        and to_regclass('public.user_profiles') is not null as ours`.execute(query(db))
  const [found = { tables: false, ours: false }] = rows
  if (!found.tables) return 'blank'
  if (!found.ours) return 'foreign'
  if (await isRestoring(db)) return 'unused'
  const people = await query(db).selectFrom('user_profiles').select('id').limit(1).execute()
  return people.length === 0 ? 'unused' : 'used'
}

/** How many others are connected to this database, such as nodes. */
export async function countOthers(db: Database): Promise<number> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()
  `.execute(query(db))
  return rows[0]?.others ?? 0
}

/** Drops everything of ours, the job queue included. */
export async function emptyDatabase(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    for (const statement of [
      sql`drop schema if exists graphile_worker cascade`,
      sql`drop schema public cascade`,
      sql`create schema public`,
    ])
      await statement.execute(query(tx))
  })
}

/** A table that says by being there that people who were deleted may be back. */
const mark = sql.table('restore_is_not_finished')

export async function beginRestore(tx: Database): Promise<void> {
  await sql`create table ${mark} ()`.execute(query(tx))
}

export async function endRestore(db: Database): Promise<void> {
  await sql`drop table ${mark}`.execute(query(db))
}

export async function isRestoring(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('public.restore_is_not_finished') is not null as is_there
  `.execute(query(db))
  return rows[0]?.is_there ?? false
}
