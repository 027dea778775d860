import { communityFields } from '@patchbay/contract/communities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { query } from '../platform/db/query.ts'
import { demoCommunities } from './communities.ts'
import { demoPeople } from './people.ts'
import { seedDemoData } from './seed.ts'

describe('the demo data', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('comes once, however many nodes start at the same moment', async () => {
    const brought = await Promise.all([1, 2, 3].map(() => seedDemoData(database.db)))
    expect(brought.filter(Boolean)).toHaveLength(1)
    const people = await query(database.db).selectFrom('user_profiles').selectAll().execute()
    expect(people).toHaveLength(demoPeople.length)
    for (const person of people) {
      expect(person.onboarding_completed && person.terms_accepted).toBe(true)
      expect(person.full_name).not.toBe('')
      expect(person.location).toMatch(/^[^,]+, [^,]+$/)
    }
    const communities = await query(database.db).selectFrom('communities').selectAll().execute()
    expect(communities).toHaveLength(demoCommunities.length)
    for (const { name, description, genres, location } of communities) {
      const form = { name, description, genres, location: location ?? '' }
      const { success } = z.safeParse(z.object(communityFields), {
        ...form,
        isPrivate: false,
        locationEnabled: true,
      })
      expect(success, name).toBe(true)
    }
  })
})
