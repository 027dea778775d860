import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { Database } from './handle.ts'
import { PlannedOnce } from './naming-client.ts'
import { poolOf, readersOf } from './pools.ts'
import { query } from './query.ts'

export type Statement<Row, Values> = (db: Database, values: Values) => Promise<readonly Row[]>

/**
 * SQL for a hot path: no query building, and outside a transaction it goes straight to the pool,
 * which saves about a tenth of what a request costs. Only stores may import this.
 */
export function statement<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): Statement<Row, Values> {
  return async (db, values) => {
    const pool = poolOf(db)
    if (pool !== undefined) return (await pool.query<Row>(text, [...values])).rows
    return (await query(db).executeQuery(CompiledQuery.raw(text, [...values]))).rows as Row[]
  }
}

/**
 * Like `statement`, for a long text of which the plan takes the database longer than the answer: a
 * connection plans it once, for whatever values. PostgreSQL would do so by itself only if it expected
 * the common plan to be as good, and it knows nothing of words that are yet to come.
 */
export function plannedOnce<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): Statement<Row, Values> {
  const plain = statement<Row, Values>(text)
  return async (db, values) => {
    const pool = poolOf(db)
    // Behind a transaction pooler a connection has no settings of its own.
    if (pool === undefined || readersOf(db) === undefined) return plain(db, values)
    return (await pool.query<Row>(new PlannedOnce(text, values))).rows
  }
}

const locks = /\bfor\s+(no\s+key\s+update|key\s+share|update|share)\b/i

/**
 * Like `statement`, for reads that are always quick and take no lock: outside a transaction they
 * share a few connections (`readers.ts`).
 */
export function quickRead<Row extends QueryResultRow, Values extends readonly unknown[] = []>(
  text: string,
): Statement<Row, Values> {
  if (locks.test(text)) throw new Error(`A statement that locks is no quick read: ${text}`)
  const plain = statement<Row, Values>(text)
  return (db, values) => {
    const readers = readersOf(db)
    return readers === undefined
      ? plain(db, values)
      : (readers.read(text, values) as Promise<readonly Row[]>)
  }
}
