import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { closeDatabase, openDatabase, transaction, type Database } from './database.ts'
import { plannedOnce, statement } from './statement.ts'

const mode = `select current_setting('plan_cache_mode') as mode, $1::integer as number`
const selectMode = plannedOnce<{ mode: string; number: number }, [number]>(mode)
const selectModeAfter = statement<{ mode: string; number: number }, [number]>(mode)
const divide = plannedOnce<{ half: number }, [number]>('select 1 / $1::integer as half')
const countPlans = statement<{ common: number; own: number }, [text: string]>(
  `select generic_plans::integer as common, custom_plans::integer as own
  from pg_prepared_statements where statement = $1`,
)

const modeAfter = async (db: Database) => (await selectModeAfter(db, [1]))[0]?.mode

describe('a statement that is planned once', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 1 })
  })
  afterAll(() => database.close())

  it('has one plan for all values, and leaves the connection as it was', async () => {
    for (const number of [1, 2, 3])
      expect(await selectMode(database.db, [number])).toEqual([
        { mode: 'force_generic_plan', number },
      ])
    expect(await countPlans(database.db, [mode])).toEqual([{ common: 3, own: 0 }])
    expect(await modeAfter(database.db)).toBe('auto')
  })

  it('gives a connection away after an error, so that none keeps the setting', async () => {
    await expect(divide(database.db, [0])).rejects.toThrow('division by zero')
    expect(await modeAfter(database.db)).toBe('auto')
    expect(await divide(database.db, [1])).toEqual([{ half: 1 }])
  })

  it('changes nothing in a transaction, nor behind a pooler, whose connections others use', async () => {
    const inside = await transaction(database.db, (tx) => selectMode(tx, [1]))
    expect(inside).toEqual([{ mode: 'auto', number: 1 }])
    const pooled = openDatabase({ url: database.url, poolSize: 1, pooled: true })
    expect(await selectMode(pooled, [1])).toEqual([{ mode: 'auto', number: 1 }])
    await closeDatabase(pooled)
  })
})
