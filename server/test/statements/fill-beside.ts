import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { query } from '../../src/platform/db/query.ts'

/** Indexes of letters and words that are made afterwards cost a fraction. */
export async function fillBeside(
  app: { readonly db: Database },
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const db = query(app.db)
  const { rows } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where tablename = any(${tables}::text[]) and indexdef like '% gin %'`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  await sql`set session_replication_role = replica`.execute(db)
  await fill()
  await sql`set session_replication_role = default`.execute(db)
  for (const { made } of rows) await sql.raw(made).execute(db)
  for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}
