import type pg from 'pg'
import type { Database } from './handle.ts'
import type { Readers } from './readers.ts'

interface Connections {
  readonly pool: pg.Pool
  /** None behind a transaction pooler, which gives every statement whichever connection is free. */
  readonly readers: Readers | undefined
}

const connections = new WeakMap<Database, Connections>()

export const rememberConnections = (db: Database, those: Connections): void =>
  void connections.set(db, those)

/** None inside a transaction, whose statements must keep to its own connection. */
export const poolOf = (db: Database): pg.Pool | undefined => connections.get(db)?.pool
export const readersOf = (db: Database): Readers | undefined => connections.get(db)?.readers
