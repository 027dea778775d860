import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import { describeTables } from './describe-tables.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { query } from './query.ts'
import { migrate } from './migrate.ts'

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

  it('produce the tables that the generated types describe', async () => {
    const database = await createTestDatabase()
    const committed = await readFile(new URL('tables.gen.ts', import.meta.url), 'utf8')
    expect(await describeTables(database.db)).toBe(committed)
    await database.close()
  })
})
