import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '../src/platform/db/database.ts'
import { execute, template, withDatabase } from './postgres.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Database
  /** The texts of all statements since the last `statements.length = 0`. */
  readonly statements: string[]
  /** Whether the server takes new connections to it. */
  allowConnections(allowed: boolean): Promise<void>
  /** From now on the server refuses every statement, as if it were gone. */
  cutOff(): Promise<void>
  close(): Promise<void>
}

/** A fresh copy of the migrated database, for one test file. */
export async function createTestDatabase(
  options: Partial<Pick<DatabaseOptions, 'pooled' | 'poolSize' | 'onWait' | 'trace'>> & {
    empty?: boolean
  } = {},
): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const source = options.empty === true ? '' : ` template ${template} strategy file_copy`
  await execute(server, `create database ${name}${source}`)
  const url = withDatabase(server, name)
  const statements: string[] = []
  const db = openDatabase({
    url,
    poolSize: options.poolSize ?? 5,
    pooled: options.pooled ?? false,
    onStatement: (text) => statements.push(text),
    onWait: options.onWait,
    trace: options.trace,
  })
  const allowConnections = (allowed: boolean) =>
    execute(server, `alter database ${name} allow_connections ${allowed}`)
  const close = async () => {
    await closeDatabase(db)
    await execute(server, `drop database ${name} with (force)`)
  }
  const cutOff = () =>
    execute(
      server,
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  return { url, db, statements, allowConnections, cutOff, close }
}
