import { sql } from 'kysely'
import type { Database } from './database.ts'
import { query } from './query.ts'

const rowsAtOnce = 200

/** Reads any number of rows in small batches. Only inside a transaction, and one at a time. */
export async function* readByCursor<Row>(
  tx: Database,
  text: string,
): AsyncGenerator<readonly Row[]> {
  await sql`declare batches no scroll cursor for ${sql.raw(text)}`.execute(query(tx))
  for (;;) {
    const { rows } = await sql<Row>`
      fetch ${sql.lit(rowsAtOnce)} from batches`.execute(query(tx))
    if (rows.length > 0) yield rows
    if (rows.length < rowsAtOnce) break
  }
  await sql`close batches`.execute(query(tx))
}
