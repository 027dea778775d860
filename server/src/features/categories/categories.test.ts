import { listCategories } from '@patchbay/contract/categories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from '../../platform/db/query.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  person = await createPerson(app)
})
afterAll(() => app.stop())

const load = () => person.client.call(listCategories, {})

describe('the categories', () => {
  it('[K-34, K-42] are the six defaults, once, however many load them first', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, load))
    const names = ['General', 'Announcements', 'Events', 'Collaborations', 'Resources', 'Other']
    for (const { body } of answers) expect(body.categories.map(({ name }) => name)).toEqual(names)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(Object.keys(answers[0]?.body.categories[0] ?? {})).toEqual(['id', 'name', 'description'])
    const rows = await query(app.db).selectFrom('community_categories').select('id').execute()
    expect(rows).toHaveLength(6)
  })

  it('[K-34] are left as they are once there are some', async () => {
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
