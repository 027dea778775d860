import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { closeDatabase, openDatabase, transaction, type Database } from './database.ts'
import { query } from './query.ts'

describe('the database connection', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
  })
  afterAll(() => database.close())

  const countPrepared = async (db: Database) => {
    const { rows } = await sql<{
      n: string
    }>`select count(*) n from pg_prepared_statements`.execute(query(db))
    return Number(rows[0]?.n)
  }

  it('prepares a repeated statement once', async () => {
    for (let round = 0; round < 3; round += 1)
      await query(database.db).selectFrom('instance').select('id').execute()
    const before = await countPrepared(database.db)
    await query(database.db).selectFrom('instance').select('id').execute()
    expect(await countPrepared(database.db)).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  it('uses no named statements behind a pooler', async () => {
    const pooled = openDatabase({ url: database.url, poolSize: 1, pooled: true })
    await query(pooled).selectFrom('instance').select('id').execute()
    expect(await countPrepared(pooled)).toBe(0)
    await closeDatabase(pooled)
  })

  it('stops naming statements when there are too many different texts', async () => {
    const texts = Array.from({ length: 520 }, (_, number) => `select ${number} as "n${number}"`)
    for (const text of texts) await sql.raw(text).execute(query(database.db))
    expect(await countPrepared(database.db)).toBeLessThanOrEqual(500)
  })

  it('rolls back a failed transaction completely', async () => {
    const before = await query(database.db).selectFrom('user_profiles').select('id').execute()
    const failing = transaction(database.db, async (tx) => {
      await query(tx).insertInto('user_profiles').values({ id: crypto.randomUUID() }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await query(database.db).selectFrom('user_profiles').select('id').execute()).toEqual(
      before,
    )
  })

  it('continues after the server has cut an idle connection', async () => {
    const idleErrors: Error[] = []
    const db = openDatabase({
      url: database.url,
      poolSize: 1,
      pooled: false,
      onIdleError: (error) => idleErrors.push(error),
    })
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(query(db))
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(query(database.db))
    await expect.poll(() => idleErrors.length).toBe(1)
    expect(await query(db).selectFrom('instance').select('id').execute()).toHaveLength(1)
    await closeDatabase(db)
  })
})

describe('a connection in use', () => {
  it('may break without ending the process: the statement fails, and the next gets another connection', async () => {
    const database = await createTestDatabase({ poolSize: 1 })
    const other = openDatabase({ url: database.url, poolSize: 1, pooled: false })
    const broken = transaction(database.db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(query(tx))
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(query(other))
      await query(tx).selectFrom('instance').select('id').execute()
    })
    await expect(broken).rejects.toThrow(/terminat|connection error/)
    expect(await query(database.db).selectFrom('instance').select('id').execute()).toHaveLength(1)
    await closeDatabase(other)
    await database.close()
  })
})
