import { isForStaff } from '@patchbay/contract/route'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createActions } from '../../../actions.ts'
import { query } from '../../../platform/db/query.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  admin = await createStaff(app, 'admin', { fullName: 'Alma Admin' })
})
afterAll(() => app.stop())

const reason = 'Because of a test.'

/** What an example has made: the call that is left to do, and what the log then names. */
interface Prepared {
  readonly params?: Readonly<Record<string, string>>
  /** Besides the reason. */
  readonly body?: object
  readonly action: string
  readonly personId: string | null
}

async function askToBeVerified({ client }: TestPerson): Promise<string> {
  const body = { credentials: 'Engineered two records for Hollow Coast.' }
  return (await client.call(requestVerification, { body })).body.id
}

async function writeToUs({ id, client }: TestPerson): Promise<string> {
  await setEmail(app, id, `${id}@example.com`)
  await client.call(sendFeedback, { body: { type: 'question', content: 'How do I leave?' } })
  const { id: feedbackId } = await query(app.db)
    .selectFrom('user_feedback')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return feedbackId
}

const verify = ({ id }: TestPerson) =>
  query(app.db).updateTable('user_profiles').set({ verified: true }).where('id', '=', id).execute()

/** By the name of the route; each makes what its route needs. */
const examples: Readonly<Record<string, (person: TestPerson) => Promise<Prepared>>> = {
  approveVerification: async (person) => ({
    params: { requestId: await askToBeVerified(person) },
    body: { name: 'Test Person' },
    action: 'approve-verification',
    personId: person.id,
  }),
  rejectVerification: async (person) => ({
    params: { requestId: await askToBeVerified(person) },
    body: { because: 'Which records?' },
    action: 'reject-verification',
    personId: person.id,
  }),
  revokeVerification: async (person) => {
    await verify(person)
    return {
      params: { personId: person.id },
      body: { because: 'It was another.' },
      action: 'revoke-verification',
      personId: person.id,
    }
  },
  answerFeedback: async (person) => ({
    params: { feedbackId: await writeToUs(person) },
    body: { answer: 'In your profile.' },
    action: 'answer-feedback',
    personId: person.id,
  }),
  banPerson: async ({ id }) => ({
    params: { personId: id },
    body: { until: null },
    action: 'ban',
    personId: id,
  }),
  liftBan: async (person) => {
    await ban(app, person)
    return { params: { personId: person.id }, action: 'unban', personId: person.id }
  },
  endSessions: async ({ id }) => ({
    params: { personId: id },
    action: 'end-sessions',
    personId: id,
  }),
  changeRole: async ({ id }) => ({
    params: { personId: id },
    body: { role: 'editor' },
    action: 'set-role',
    personId: id,
  }),
}

const writes = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ access, method }) => isForStaff(access) && method !== 'GET')

const listRecorded = () =>
  query(app.db).selectFrom('operator_actions').selectAll().orderBy('created_at').execute()

it.each(writes.map((route) => [route.name, route] as const))(
  '%s leaves exactly one entry, which says who did it, to whom and why',
  async (name, { method, path }) => {
    const prepare = examples[name]
    if (prepare === undefined) throw new Error(`${name} needs an example in this test.`)
    const { params = {}, body = {}, action, personId } = await prepare(await createPerson(app))
    const before = await listRecorded()
    const filled = path.replaceAll(/:(\w+)/g, (_part, key: string) => params[key] ?? '')
    const call = (given: object) =>
      admin.client.fetch(`/api${filled}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(given),
      })
    expect((await call(body)).status, 'without a reason').toBe(400)
    expect(await listRecorded()).toHaveLength(before.length)
    expect((await call({ ...body, reason })).status).toBeLessThan(300)
    const known = new Set(before.map(({ id }) => id))
    const added = (await listRecorded()).filter(({ id }) => !known.has(id))
    expect(added).toMatchObject([
      { operator: 'Alma Admin', staff_id: admin.id, action, user_id: personId, reason },
    ])
  },
)

it('has no example without a route', () => {
  const names = new Set(writes.map(({ name }) => name))
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([])
})
