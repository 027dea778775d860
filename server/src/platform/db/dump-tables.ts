import { sql } from 'kysely'
import type { Part } from '../backup/archive.ts'
import type { Database } from './database.ts'
import { readShapes, settleTexts } from './dumped-tables.ts'
import { query } from './query.ts'
import { readByCursor } from './read-by-cursor.ts'

/**
 * Everything in one snapshot, row by row as text; `leftOut` names the tables that stay out. The
 * connection must be the only user of its handle.
 */
export async function* dumpTables(
  db: Database,
  leftOut: ReadonlySet<string>,
  now: Date,
): AsyncGenerator<Part> {
  const controlled = await query(db)
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  const tx = controlled as unknown as Database
  try {
    await settleTexts(tx)
    yield await describe(tx, now)
    for (const { name, columns } of await readShapes(tx)) {
      if (leftOut.has(name)) continue
      yield { part: 'table', name, columns: [...columns] }
      const text = `select the_row::text as row from "${name}" as the_row`
      for await (const rows of readByCursor<{ row: string }>(tx, text))
        yield { part: 'rows', rows: rows.map(({ row }) => row) }
    }
  } finally {
    await controlled.rollback().execute()
  }
}

async function describe(tx: Database, now: Date): Promise<Part> {
  const applied = await sql<{ name: string }>`
    select name from kysely_migration order by name collate "C"`.execute(query(tx))
  const sequences = await sql<{ name: string; last: string }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`.execute(query(tx))
  return {
    part: 'manifest',
    madeAt: now.toISOString(),
    migrations: applied.rows.map(({ name }) => name),
    sequences: sequences.rows,
  }
}
