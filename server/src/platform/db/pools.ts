import type pg from 'pg'
import type { Database } from './handle.ts'

const pools = new WeakMap<Database, pg.Pool>()

export const rememberPool = (db: Database, pool: pg.Pool): void => void pools.set(db, pool)

/** None inside a transaction, whose statements must keep to its own connection. */
export const poolOf = (db: Database): pg.Pool | undefined => pools.get(db)
