import { listCategories } from '@patchbay/contract/communities/categories'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

let database: TestDatabase
let app: TestApp
let person: TestPerson
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 22 })
  app = await startTestApp({ database })
  person = await createPerson(app)
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

const countWaiting = async () => {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(query(app.db))).rows.length
}

const load = () => person.client.call(listCategories, {})

describe('the categories', () => {
  it('[K-34, K-42] are the six defaults, inserted once, however many requests load them first', async () => {
    const loading = await transaction(app.db, async (tx) => {
      // Reads continue and writes wait, so that all requests have seen an empty table.
      await sql`lock table community_categories in exclusive mode`.execute(query(tx))
      const loads = Array.from({ length: 20 }, load)
      await expect.poll(countWaiting).toBe(20)
      return { loads }
    })
    const answers = await Promise.all(loading.loads)
    const names = ['General', 'Announcements', 'Events', 'Collaborations', 'Resources', 'Other']
    for (const { body } of answers) expect(body.categories.map(({ name }) => name)).toEqual(names)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(Object.keys(answers[0]?.body.categories[0] ?? {})).toEqual(['id', 'name', 'description'])
    const rows = await query(app.db).selectFrom('community_categories').select('id').execute()
    expect(rows).toHaveLength(6)
  })

  it('[K-34] are not changed once there are some', async () => {
    await query(app.db).deleteFrom('community_categories').where('name', '<>', 'Other').execute()
    await query(app.db)
      .updateTable('community_categories')
      .set({ description: 'Everything else' })
      .execute()
    expect((await load()).body.categories).toMatchObject([
      { name: 'Other', description: 'Everything else' },
    ])
  })
})
