import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Database } from './handle.ts'
import { poolOf } from './pools.ts'
import { query } from './query.ts'

/**
 * SQL for a hot path, written once: no building, and outside a transaction straight to the pool,
 * which spares about a tenth of what a request costs. Stores alone may import this.
 */
export function statement<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): (db: Database, values: Values) => Promise<readonly Row[]> {
  return async (db, values) => {
    const pool = poolOf(db)
    if (pool !== undefined) return (await pool.query<Row>(text, [...values])).rows
    return (await query(db).executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[]
  }
}
