import type pg from 'pg'
import type { Database } from './handle.ts'
import type { Readers } from './readers.ts'

interface Connections {
  readonly pool: pg.Pool
  /** Absent behind a transaction pooler, which may run each statement on a different connection. */
  readonly readers: Readers | undefined
  /** Breaks all connections: statements on them fail, and new ones are opened when needed. */
  readonly cut: () => void
}

const connections = new WeakMap<Database, Connections>()

export const rememberConnections = (db: Database, those: Connections): void =>
  void connections.set(db, those)

/** Undefined inside a transaction, whose statements must use its own connection. */
export const poolOf = (db: Database): pg.Pool | undefined => connections.get(db)?.pool
export const readersOf = (db: Database): Readers | undefined => connections.get(db)?.readers
export const cutConnections = (db: Database): void => connections.get(db)?.cut()
