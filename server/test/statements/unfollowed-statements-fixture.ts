/** Statements that `statements.test.ts` cannot check, and must therefore refuse. Nothing runs them. */
import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import { query } from '../../src/platform/db/query.ts'
import { statement } from '../../src/platform/db/statement.ts'

export const untyped = statement('select id from instance')
export const renamed = statement
export const open = <Row extends { id: string }>() =>
  statement<Row & Record<string, unknown>>('select id from instance')
export const raw = (db: Database) => sql<{ id: string }>`select id from instance`.execute(query(db))
