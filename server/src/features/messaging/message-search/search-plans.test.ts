import { searchMessages } from '@patchbay/contract/messaging/message-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { plansOf, type PlanNode } from '../../../../test/statements/plans.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'

const manyConversations = 500
const messagesEach = 12

let app: TestApp
let busy: TestPerson
let quiet: TestPerson
let stranger: TestPerson

/** Groups of two, in which every message has the same words and one of its own. */
async function fill(people: readonly TestPerson[], conversations: number): Promise<void> {
  await sql`with made as (
      insert into conversations (id, is_group, name, seq, change)
      select gen_random_uuid(), true, 'Group', ${messagesEach}, ${messagesEach}
      from generate_series(1, ${conversations}::integer) returning id),
    joined as (insert into conversation_participants (conversation_id, user_id)
      select id, unnest(${people.map(({ id }) => id)}::uuid[]) from made)
    insert into messages (id, conversation_id, seq, change, sender_id, client_id, content, created_at)
    select gen_random_uuid(), id, n, n, ${stranger.id}, gen_random_uuid(),
      'which tape do you use ' || case n when 1 then 'seldom' else 'often' end, now()
    from made, generate_series(1, ${messagesEach}::integer) n`.execute(query(app.db))
}

beforeAll(async () => {
  app = await startTestApp({ sweepMilliseconds: 3_600_000 })
  busy = await createPerson(app)
  quiet = await createPerson(app)
  stranger = await createPerson(app)
  await fill([stranger], 400)
  await fill([busy, stranger], manyConversations)
  await fill([quiet, stranger], 3)
  await sql`analyze`.execute(query(app.db))
})
afterAll(() => app.stop())

/** How messages are read: in the generic plan, and as executed for this viewer. */
async function looksOf(viewer: TestPerson, q: string) {
  app.database.statements.length = 0
  const { body } = await viewer.client.call(searchMessages, { query: { q } })
  const text = app.database.statements.find((one) => one.includes('words_in')) ?? ''
  const plans = await plansOf(app, text, [viewer.id, q, null, null, null])
  return { found: body.found.length, plans }
}

/** The nodes that search words, and that read messages. */
const looksIn = (nodes: readonly PlanNode[]) => {
  const messages = nodes.filter((node) => node['Relation Name'] === 'messages')
  expect(messages).toHaveLength(2)
  return [
    messages.find((node) => node['Node Type'] === 'Bitmap Heap Scan'),
    messages.find((node) => node['Index Name'] === 'messages_pkey'),
  ] as const
}
const touchedBy = (node: PlanNode | undefined): number =>
  ((node?.['Actual Rows'] ?? 0) + (node?.['Rows Removed by Filter'] ?? 0)) *
  (node?.['Actual Loops'] ?? 0)

it.for([
  ['somebody in few conversations', () => quiet, 3],
  ['somebody in many', () => busy, manyConversations],
] as const)('finds words by their index for %s', async ([, viewer, conversations]) => {
  // Messages of others cost nothing: only matches in the viewer's own conversations are read.
  for (const [q, each] of [
    ['tape seldom', 1],
    ['tape seld', 1],
    ['ta', messagesEach],
    // A single letter is no prefix; with other words it is.
    ['t', 0],
    ['seldom t', 1],
    ['seldom often', 0],
  ] as const) {
    const { found, plans } = await looksOf(viewer(), q)
    for (const nodes of plans) {
      const [searched, read] = looksIn(nodes)
      expect(searched?.Plans?.map((node) => node['Index Name'])).toEqual(['messages_words'])
      expect(read?.['Node Type'], q).toBe('Index Scan')
    }
    const all = each * conversations
    const [searched, read] = looksIn(plans[1])
    expect(touchedBy(searched), q).toBe(all)
    // The text is read only for the page, and one more row.
    expect(touchedBy(read), q).toBe(Math.min(21, all))
    const sorts = plans[1].filter((node) => node['Node Type'] === 'Sort')
    expect(Math.max(...sorts.map(touchedBy)), q).toBeGreaterThanOrEqual(Math.min(21, all))
    for (const sort of sorts.filter(({ Output = [] }) =>
      Output.some((one) => one.includes('content')),
    ))
      expect(touchedBy(sort), q).toBeLessThanOrEqual(21)
    expect(found, q).toBe(Math.min(20, each * conversations))
  }
})
