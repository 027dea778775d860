import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from './handle.ts'
import { createNamingClient, createStatementNames, type StatementTrace } from './naming-client.ts'
import { poolOf, readersOf, rememberConnections } from './pools.ts'
import { query } from './query.ts'
import { createReaders } from './readers.ts'
import type { Tables } from './tables.gen.ts'
import { cutSilentConnections, keepContext, observeWaits, trackStreams } from './watch-pool.ts'

export type { Database } from './handle.ts'

const seal = (kysely: Kysely<Tables>): Database => kysely as unknown as Database

export interface DatabaseOptions {
  readonly url: string
  readonly poolSize: number
  /** True behind a transaction pooler: no named statements and no session settings. */
  readonly pooled: boolean
  /** Called when an idle connection breaks; the pool replaces the connection by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Called with the text of every statement; tests use it to count statements. */
  readonly onStatement?: (text: string) => void
  /** Called with the seconds that a caller waited because no connection was idle. */
  readonly onWait?: ((seconds: number) => void) | undefined
  /** Called at the beginning and end of every statement. */
  readonly trace?: StatementTrace | undefined
  /** Cuts a connection in use after this many milliseconds without any traffic. */
  readonly silenceLimit?: number
  /** How many milliseconds a caller waits for a connection before it fails. */
  readonly timeout?: number
}

export function openDatabase(options: DatabaseOptions): Database {
  const { onStatement, trace, silenceLimit, onIdleError } = options
  const client: pg.ClientConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: options.timeout ?? 5_000,
    application_name: 'patchbay',
    keepAlive: true,
    ...(options.pooled
      ? {}
      : { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }),
  }
  const nameOf = options.pooled ? () => undefined : createStatementNames()
  const pool = new pg.Pool({
    ...client,
    max: options.poolSize,
    Client: createNamingClient({ nameOf, onStatement, trace }),
  })
  // Without a listener, a connection that breaks while idle would end the process.
  pool.on('error', (error) => onIdleError?.(error))
  // The same holds for a connection in use. Its statement fails, so the caller gets the error.
  pool.on('connect', (connection) => connection.on('error', () => {}))
  const cutPool = trackStreams(pool)
  if (silenceLimit !== undefined) cutSilentConnections(pool, silenceLimit)
  if (options.onWait !== undefined) observeWaits(pool, options.onWait)
  if (trace !== undefined) keepContext(pool)
  const db = seal(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }))
  const readers = options.pooled
    ? undefined
    : createReaders({ client, nameOf, onStatement, trace, silenceLimit, onError: onIdleError })
  const cut = () => {
    cutPool()
    readers?.cut()
  }
  rememberConnections(db, { pool, readers, cut })
  return db
}

export async function closeDatabase(db: Database): Promise<void> {
  await Promise.all([query(db).destroy(), readersOf(db)?.end()])
  // Kysely closes nothing if it has opened nothing, and a `statement` goes past it.
  const pool = poolOf(db)
  if (pool?.ending === false) await pool.end()
}

/** Use one transaction per write, and never keep it open across network or file I/O. */
export function transaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return query(db)
    .transaction()
    .execute((tx) => work(seal(tx)))
}

/** A part of a transaction that may fail alone: its writes are undone and the rest can continue. */
export async function attempt<T>(tx: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(query(tx))
  try {
    const result = await work(tx)
    await sql`release savepoint attempt`.execute(query(tx))
    return result
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(query(tx))
    throw error
  }
}

/** One round trip. A connection that does not answer in time is destroyed, since it may be dead. */
export async function ping(db: Database, withinMs = 2_000): Promise<void> {
  const client = await poolOfWhole(db).connect()
  const silent = Promise.withResolvers<never>()
  const timer = setTimeout(() => silent.reject(new Error('The database is silent.')), withinMs)
  try {
    await Promise.race([client.query('select 1'), silent.promise])
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server's own role could do anything to the database and its machine. */
export async function isSuperuser(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_super: boolean }>`
    select rolsuper as is_super from pg_roles where rolname = current_user
  `.execute(query(db))
  return rows[0]?.is_super ?? false
}

/** Whether the database itself ends statements that take too long. Zero means that it does not. */
export async function hasStatementTimeout(db: Database): Promise<boolean> {
  const { rows } = await sql<{ timeout: string }>`
    select current_setting('statement_timeout') as timeout
  `.execute(query(db))
  return rows[0]?.timeout !== '0'
}

export interface PoolState {
  readonly size: number
  readonly idle: number
  readonly waiting: number
}

export function poolState(db: Database): PoolState {
  const pool = poolOfWhole(db)
  return { size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

function poolOfWhole(db: Database): pg.Pool {
  const pool = poolOf(db)
  if (pool === undefined) throw new Error('Only the database as a whole has a pool.')
  return pool
}
