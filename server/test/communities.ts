import { transaction, type Database } from '../src/platform/db/database.ts'
import { query } from '../src/platform/db/query.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestPerson } from './people.ts'
import { statementsOfRequests } from './statements/request-statements.ts'

interface CommunityOptions {
  readonly name?: string
  readonly description?: string
  readonly isPrivate?: boolean
  readonly genres?: readonly string[]
  /** 'City, Country'; it is shown. */
  readonly location?: string
  /** The members besides the leader, in the order of joining. */
  readonly members?: readonly TestPerson[]
}

/** A community inserted directly; returns its id. */
export async function createCommunity(
  app: { readonly db: Database },
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

/** An event of two hours, this many days ahead; returns its id. */
export async function createEvent(
  app: { readonly db: Database },
  communityId: string,
  creator: TestPerson,
  options: { readonly inDays?: number; readonly title?: string } = {},
): Promise<string> {
  const id = newId()
  const { inDays = 1, title = 'Open Rehearsal' } = options
  const start = Date.now() + inDays * 86_400_000
  await query(app.db)
    .insertInto('community_events')
    .values({
      id,
      community_id: communityId,
      creator_id: creator.id,
      client_id: newId(),
      title,
      description: 'Bring what you are working on.',
      start_time: new Date(start),
      end_time: new Date(start + 7_200_000),
      time_zone: 'Europe/London',
      is_online: false,
    })
    .execute()
  return id
}

export async function answerEvent(
  app: { readonly db: Database },
  eventId: string,
  person: TestPerson,
  status: 'yes' | 'maybe' | 'no' = 'yes',
): Promise<void> {
  await query(app.db)
    .insertInto('event_rsvps')
    .values({ event_id: eventId, user_id: person.id, status })
    .execute()
}

/** The answers, in the order of the people's ids. */
export async function listAnswers(
  app: { readonly db: Database },
  eventId: string,
): Promise<string[]> {
  const rows = await query(app.db)
    .selectFrom('event_rsvps')
    .select('user_id')
    .where('event_id', '=', eventId)
    .orderBy('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** A person's notices, the oldest first. */
export const listNotices = (app: { readonly db: Database }, { id }: Pick<TestPerson, 'id'>) =>
  query(app.db)
    .selectFrom('notices')
    .select(['kind', 'actor_id', 'community_id', 'request_id', 'data'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()

/** The number of statements, without the session's and the begin and commit of transactions. */
export async function countStatements(
  app: { readonly database: { readonly statements: string[] } },
  work: () => Promise<unknown>,
): Promise<number> {
  const { statements } = app.database
  statements.length = 0
  await work()
  return statementsOfRequests(app).filter(
    (text) => !/^(begin|commit|rollback)|from sessions/i.test(text),
  ).length
}

/** Makes it as if the form had been sent more than ten minutes ago. */
export async function sentLongAgo(
  app: { readonly db: Database },
  table: 'communities' | 'community_events' | 'community_posts' | 'post_replies',
  id: string,
): Promise<void> {
  const before = new Date(Date.now() - 11 * 60_000)
  await query(app.db).updateTable(table).set({ created_at: before }).where('id', '=', id).execute()
}
