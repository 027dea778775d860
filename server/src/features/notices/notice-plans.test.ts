import { mostUnread, noticesPerPage } from '@patchbay/contract/notices'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCommunity } from '../../../test/communities.ts'
import { createCategory, statementsOfRequests, writePost } from '../../../test/discussions.ts'
import { noticesOf } from '../../../test/notices.ts'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { plansOf, type PlanNode } from '../../../test/plans.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from '../../platform/db/query.ts'

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
  // Of the viewer far more than are shown or counted, and half of them unread.
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

const touchedBy = (nodes: readonly PlanNode[]): number =>
  nodes.reduce((sum, node) => sum + (node['Actual Rows'] ?? 0) * (node['Actual Loops'] ?? 0), 0)

it('a page is one statement, however much is on it, beside that of the session', async () => {
  app.database.statements.length = 0
  const { notices } = await noticesOf(viewer)
  expect(notices).toHaveLength(noticesPerPage)
  expect(statementsOfRequests(app)).toHaveLength(2)
})

it('a page is read and counted by the indexes, and no further than it says', async () => {
  app.database.statements.length = 0
  const { unread, notices } = await noticesOf(viewer)
  expect([unread, notices.length]).toEqual([mostUnread, noticesPerPage])
  const text = app.database.statements.findLast((one) => one.includes('from notices')) ?? ''
  const end = ['9223372036854775807', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const plans = await plansOf(app, text, [viewer.id, viewer.sessionId, ...end])
  const [generic, actual] = plans.map((nodes) =>
    nodes.filter((node) => node['Relation Name'] === 'notices'),
  )
  for (const nodes of [generic ?? [], actual ?? []]) {
    const indexes = new Set(nodes.map((node) => node['Index Name']))
    expect(indexes).toEqual(new Set(['notices_order', 'notices_unread']))
  }
  expect(touchedBy(actual ?? [])).toBeLessThanOrEqual(noticesPerPage + 1 + mostUnread)
})
