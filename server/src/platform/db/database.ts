import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './handle.ts'
import { createNamingClient } from './naming-client.ts'
import { rememberPool } from './pools.ts'
import { query } from './query.ts'
import type { Tables } from './tables.gen.ts'

export type { Database } from './handle.ts'

const seal = (kysely: Kysely<Tables>): Database => kysely as unknown as Database

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** Behind a transaction pooler, which knows neither named statements nor session settings. */
  readonly pooled: boolean
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Called with the text of every statement; tests count with it. */
  readonly onStatement?: (text: string) => void
}

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    application_name: 'patchbay',
    Client: createNamingClient({ named: !options.pooled, onStatement: options.onStatement }),
    ...(options.pooled
      ? {}
      : { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => options.onIdleError?.(error))
  const db = seal(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  rememberPool(db, pool)
  return db
}

export const closeDatabase = (db: Database): Promise<void> => query(db).destroy()

/** One transaction for one write; never open across network or file I/O. */
export function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return query(db)
    .transaction()
    .execute((tx) => work(seal(tx)))
}

export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(query(db))
}
