import type { StaffRole } from '@patchbay/contract/route'
import type { BrowserContext } from '@playwright/test'
import { query } from '../../server/src/platform/db/query.ts'
import { newId } from '../../server/src/platform/ids.ts'
import { createCommunity } from '../../server/test/communities.ts'
import { createPerson, elsewhere, type TestPerson } from '../../server/test/people.ts'
import { createStaff } from '../../server/test/staff.ts'
import { TestClient } from '../../server/test/test-client.ts'
import { origin } from './addresses.ts'
import { withDatabase } from './database.ts'

export interface Member extends TestPerson {
  readonly name: string
}

const clientOf = (server: string) => (): TestClient => new TestClient(server, server)
const newClient = clientOf(origin)

/** Creates a person who has finished onboarding, directly in the database. */
export async function createMember(name: string, server = origin): Promise<Member> {
  const person = await withDatabase(
    (db) => createPerson({ db, newClient: clientOf(server) }, { fullName: name }),
    server,
  )
  return { ...person, name }
}

/** Somebody with a role, who has given the second factor. */
export async function createStaffMember(
  name: string,
  role: StaffRole,
  server = origin,
): Promise<Member> {
  const person = await withDatabase(
    (db) => createStaff({ db, newClient: clientOf(server) }, role, { fullName: name }),
    server,
  )
  return { ...person, name }
}

/** One of the demo people, with a client of their own. */
export const findDemoMember = (name: string): Promise<Member> =>
  withDatabase(async (db) => {
    const { id } = await query(db)
      .selectFrom('user_profiles')
      .select('id')
      .where('full_name', '=', name)
      .executeTakeFirstOrThrow()
    return { ...(await elsewhere({ db, newClient }, { id })), name }
  })

/** Signs this browser in as the person. */
export async function enterAs(context: BrowserContext, { client }: TestPerson): Promise<void> {
  const value = client.cookie('session') ?? ''
  await context.addCookies([{ name: 'session', value, url: origin, httpOnly: true }])
}

export const createCommunityOf = (
  leader: Member,
  options: Parameters<typeof createCommunity>[2] = {},
  server = origin,
): Promise<string> => withDatabase((db) => createCommunity({ db }, leader, options), server)

/** Inserts so many posts into the table, the oldest first: 'Day 1', 'Day 2' and so on. */
export const fillWithPosts = (
  author: Member,
  communityId: string,
  [word, count]: readonly [word: string, count: number],
): Promise<void> =>
  withDatabase(async (db) => {
    const { id } = await query(db)
      .selectFrom('community_categories')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const posts = Array.from({ length: count }, (_, index) => ({
      id: newId(),
      community_id: communityId,
      author_id: author.id,
      client_id: newId(),
      title: `${word} ${index + 1}`,
      content: `What was heard at number ${index + 1}.\nAnd a second line about it.`,
      category_id: id,
    }))
    await query(db).insertInto('community_posts').values(posts).execute()
  })
