import { transaction } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import type { TestApp } from './test-app.ts'

interface CommunityOptions {
  readonly name?: string
  readonly description?: string
  readonly isPrivate?: boolean
  readonly genres?: readonly string[]
  /** 'City, Country', shown. */
  readonly location?: string
  /** Beside the leader, in the order in which they came. */
  readonly members?: readonly TestPerson[]
}

/** A community straight from the tables; returns its id. */
export async function createCommunity(
  app: Pick<TestApp, 'db'>,
  leader: TestPerson,
  options: CommunityOptions = {},
): Promise<string> {
  const id = newId()
  const { name = 'Tape Club', isPrivate = false, genres = [], location, members = [] } = options
  const {
    description = 'Machines that need a service manual, and people who read it. '.repeat(2),
  } = options
  await transaction(app.db, async (tx) => {
    await query(tx)
      .insertInto('communities')
      .values({
        id,
        name,
        description,
        is_private: isPrivate,
        leader_id: leader.id,
        creator_id: leader.id,
        client_id: newId(),
        genres: [...genres],
        location: location ?? null,
        location_enabled: location !== undefined,
      })
      .execute()
    const start = Date.now() - 86_400_000
    for (const [index, person] of [leader, ...members].entries())
      await query(tx)
        .insertInto('community_members')
        .values({
          community_id: id,
          user_id: person.id,
          role: index === 0 ? 'leader' : 'member',
          joined_at: new Date(start + index * 1000),
        })
        .execute()
  })
  return id
}
