import { sql } from 'kysely'
import type { Column } from '../backup/archive.ts'
import type { Database } from './database.ts'
import { query } from './query.ts'

/** Kysely's own notes: restoring writes them by migrating. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock']

export interface TableShape {
  readonly name: string
  readonly columns: readonly Column[]
}

/** All tables of ours with their columns, as the database has them now. */
export async function readShapes(tx: Database): Promise<readonly TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name, json_agg(json_build_object(
      'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
      'generated', a.attgenerated <> '') order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname <> all(${ofMigrations}::text[])
    group by c.relname order by c.relname
  `.execute(query(tx))
  return rows
}

/** Texts of values do not depend on settings of the role, and a long read or load is no mistake. */
export async function settleTexts(tx: Database): Promise<void> {
  await sql`
    select set_config(name, value, true) from (values
      ('statement_timeout', '0'), ('idle_in_transaction_session_timeout', '0'),
      ('timezone', 'UTC'), ('datestyle', 'ISO, YMD'), ('intervalstyle', 'postgres'),
      ('bytea_output', 'hex'), ('extra_float_digits', '1')) as settings (name, value)
  `.execute(query(tx))
}
