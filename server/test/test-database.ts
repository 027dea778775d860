import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseOptions,
} from '../src/platform/db/database.ts'
import { execute, prefix, template, withDatabase } from './postgres.ts'

export interface TestDatabase {
  readonly url: string
  readonly db: Database
  /** The texts of all statements since the last `statements.length = 0`. */
  readonly statements: string[]
  /** Whether the server accepts new connections to it. */
  allowConnections(allowed: boolean): Promise<void>
  /** Makes the server refuse every further statement, as if it were gone. */
  cutOff(): Promise<void>
  close(): Promise<void>
}

/** Copying takes a moment, so the next copy is made while a test file runs. */
let spare: Promise<string> | undefined

async function copyTemplate(server: string): Promise<string> {
  const name = newName()
  await execute(server, `create database ${name} template ${template} strategy file_copy`)
  return name
}

async function takeCopy(server: string): Promise<string> {
  const taken = spare ?? copyTemplate(server)
  spare = taken.then(() => copyTemplate(server))
  // The test file that takes the copy gets the error; after the last file nobody does.
  spare.catch(() => undefined)
  return taken
}

async function createEmpty(server: string): Promise<string> {
  const name = newName()
  await execute(server, `create database ${name}`)
  return name
}

const newName = () => `${prefix}${randomUUID().replaceAll('-', '')}`

/** A fresh copy of the migrated database, for one test file. */
export async function createTestDatabase(
  options: Partial<Pick<DatabaseOptions, 'pooled' | 'poolSize' | 'onWait' | 'trace'>> & {
    empty?: boolean
  } = {},
): Promise<TestDatabase> {
  const server = inject('databaseUrl')
  const name = await (options.empty === true ? createEmpty(server) : takeCopy(server))
  const url = withDatabase(server, name)
  const statements: string[] = []
  const db = openDatabase({
    url,
    poolSize: options.poolSize ?? 5,
    // Longer than in the product, because the test machine may be busy.
    timeout: 30_000,
    pooled: options.pooled ?? false,
    onStatement: (text) => statements.push(text),
    onWait: options.onWait,
    trace: options.trace,
  })
  const allowConnections = (allowed: boolean) =>
    execute(server, `alter database ${name} allow_connections ${allowed}`)
  const close = async () => {
    await closeDatabase(db)
    // Nothing waits for this: the rest is dropped with the server, or at the end.
    execute(server, `drop database ${name} with (force)`).catch(() => undefined)
  }
  const cutOff = () =>
    execute(
      server,
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    )
  return { url, db, statements, allowConnections, cutOff, close }
}
