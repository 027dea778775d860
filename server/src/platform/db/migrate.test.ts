import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { describeTables } from './describe-tables.ts'
import { explainStartFailure } from '../start-failure.ts'
import { closeDatabase, openDatabase, transaction } from './database.ts'
import { query } from './query.ts'
import { listMigrations, migrate, migrateTo } from './migrate.ts'

describe('migrations', () => {
  it('run once when two nodes start at the same moment', async () => {
    const database = await createTestDatabase({ empty: true })
    const nodes = [1, 2, 3].map(() =>
      openDatabase({ url: database.url, poolSize: 1, pooled: true }),
    )
    const applied = await Promise.all(nodes.map((db) => migrate(db)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await query(database.db).selectFrom('instance').select('id').execute()).toHaveLength(1)
    await sql`select graphile_worker.add_job('any')`.execute(query(database.db))
    await Promise.all(nodes.map((db) => closeDatabase(db)))
    await database.close()
  })

  it('do not make everybody wait for a table that somebody holds, and try again', async () => {
    const database = await createTestDatabase({ empty: true })
    const names = await listMigrations()
    const [free, next] = ['20261117T0300-hidden-reads', '20261117T0310-renamed-people']
    await migrateTo(database.db, names.slice(0, names.indexOf(free)))
    const waits = { lockMs: 20, attempts: 2, pauseMs: 1 }
    const last = openDatabase({ url: database.url, poolSize: 1, pooled: true })
    const failure = await transaction(database.db, async (tx) => {
      await sql`lock table verification_requests in access share mode`.execute(query(tx))
      return migrate(last, waits).catch((error: unknown) => error)
    })
    expect(explainStartFailure(failure)).toContain('try again when that has ended')
    // What came before it was applied, and no longer holds its tables.
    const applied = await migrate(last, waits)
    expect(applied[0]).toBe(next)
    expect(applied).not.toContain(free)
    await closeDatabase(last)
    await database.close()
  })

  it('produce the tables that the generated types describe', async () => {
    const database = await createTestDatabase()
    const committed = await readFile(new URL('tables.gen.ts', import.meta.url), 'utf8')
    expect(await describeTables(database.db)).toBe(committed)
    await database.close()
  })
})
