import { mostActors, mostUnread, noticesPerPage } from '@patchbay/contract/notices/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { statementsOfRequests } from '../../../../test/statements/request-statements.ts'
import { noticesOf } from '../../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

let app: TestApp
let viewer: TestPerson
beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  viewer = await createPerson(app)
  const actor = await createPerson(app)
  const communityId = await createCommunity(app, viewer, { members: [actor] })
  const categoryId = await createCategory(app)
  const { id: postId } = await writePost(viewer, communityId, { categoryId })
  await sql`insert into user_profiles (id, full_name, terms_accepted, onboarding_completed)
    select gen_random_uuid(), 'Somebody', true, true from generate_series(1, 100)`.execute(
    query(app.db),
  )
  // The viewer gets far more notices than are shown or counted, and half of them are unread.
  await sql`insert into notices (id, user_id, kind, actor_id, community_id, post_id, read_at)
    select gen_random_uuid(), p.id, 'post_replied', ${actor.id}, ${communityId}, ${postId},
      case when n % 2 = 0 then now() end
    from user_profiles p, generate_series(1, 2000) n where n <= 100 or p.id = ${viewer.id}`.execute(
    query(app.db),
  )
  await sql`update notices n set place = numbered.place from (
      select id, row_number() over (partition by user_id order by id) as place from notices) numbered
    where numbered.id = n.id`.execute(query(app.db))
  await sql`analyze`.execute(query(app.db))
})
afterAll(() => app.stop())

const touchedOf = (table: string, nodes: readonly PlanNode[]): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0)

/** The generic and the actual plan of the last list statement. */
async function plansOfList() {
  const text = app.database.statements.findLast((one) => one.includes('from notices')) ?? ''
  const end = ['9223372036854775807', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return plansOf(app, text, [viewer.id, viewer.sessionId, ...end])
}

it('a page is one statement that uses the indexes, and reads and counts no further than needed', async () => {
  app.database.statements.length = 0
  const { unread, notices } = await noticesOf(viewer)
  expect([unread, notices.length]).toEqual([mostUnread, noticesPerPage])
  // One statement for the session, and one for everything else.
  expect(statementsOfRequests(app)).toHaveLength(2)
  const [generic, actual] = await plansOfList()
  for (const nodes of [generic, actual]) {
    const indexes = nodes.flatMap((node) => node['Index Name'] ?? [])
    expect(indexes).toEqual(expect.arrayContaining(['notices_order', 'notices_unread']))
  }
  expect(touchedOf('notices', actual)).toBeLessThanOrEqual(noticesPerPage + 1 + mostUnread)
})

it('thousands of likes are counted by an index, and no further than needed', async () => {
  const likedId = newId()
  await sql`insert into notices (id, user_id, kind, community_id, post_id)
    select ${likedId}, ${viewer.id}, 'post_liked', community_id, id from community_posts`.execute(
    query(app.db),
  )
  await sql`update notices set place = 100000 where id = ${likedId}`.execute(query(app.db))
  await sql`with people as (
      insert into user_profiles (id, full_name, terms_accepted, onboarding_completed)
      select gen_random_uuid(), 'Somebody', true, true from generate_series(1, 3000) returning id)
    insert into notice_actors (notice_id, user_id, created_at)
    select ${likedId}, id, now() - random() * interval '1 day' from people`.execute(query(app.db))
  await sql`analyze`.execute(query(app.db))
  app.database.statements.length = 0
  const [liked] = (await noticesOf(viewer)).notices
  expect(liked).toMatchObject({ id: likedId, actorCount: mostActors })
  expect(liked?.actors).toHaveLength(3)
  const [, actual] = await plansOfList()
  // Includes the check whether there is any actor.
  expect(touchedOf('notice_actors', actual)).toBeLessThan(2 * mostActors)
})

it('the nightly cleanup uses indexes', async () => {
  app.database.statements.length = 0
  await app.runJob('forget_notices')
  const deletions = app.database.statements.filter((one) => one.includes('delete from notice'))
  const found = await Promise.all(deletions.map((text) => plansOf(app, text, [new Date(0)])))
  const indexes = found.flat(2).map((node) => node['Index Name'])
  expect(indexes).toEqual(
    expect.arrayContaining(['notices_read', 'notices_age', 'notice_actors_left']),
  )
})
