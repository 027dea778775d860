import { joinCommunity } from '@patchbay/contract/communities/memberships'
import { createReport } from '@patchbay/contract/people/reports'
import { isForStaff } from '@patchbay/contract/route'
import { endAnnouncement, sendAnnouncement } from '@patchbay/contract/staff/announcements'
import { createArticleCategory } from '@patchbay/contract/staff/article-categories'
import { createArticle, publishArticle, saveArticle } from '@patchbay/contract/staff/articles'
import { assignReport, decideReport } from '@patchbay/contract/staff/reports'
import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ban } from '../../../../test/bans.ts'
import { createCommunity } from '../../../../test/communities.ts'
import { createCategory, writePost } from '../../../../test/discussions.ts'
import { plain } from '../../../../test/samples/picture-samples.ts'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { setUpCodes } from '../../../../test/accounts/second-factors.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { createActions } from '../../../actions.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'

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
  readonly query?: string
  /** The other fields of the body, besides the reason. */
  readonly body?: object
  readonly file?: Buffer
  /** Without one it is no action, and leaves no entry: a draft is saved every few seconds. */
  readonly action?: string
  readonly personId?: string | null
  /** For routes that do not ask why. */
  readonly reason?: string
}

async function report({ id }: TestPerson): Promise<string> {
  const reporter = await createPerson(app)
  const body = { clientId: newId(), reason: 'Spam.', subject: { type: 'person', id } as const }
  return (await reporter.client.call(createReport, { body })).body.id
}

/** A post of the person, which staff have removed. Returns the id of the removal. */
async function removePostOf(person: TestPerson): Promise<string> {
  const members = [person]
  const communityId = await createCommunity(app, await createPerson(app), { members })
  const post = await writePost(person, communityId, { categoryId: await createCategory(app) })
  const reportId = await reportAs(communityId, post.id)
  const body = { decision: 'remove', words: 'It is spam.', reason } as const
  await admin.client.call(decideReport, { params: { reportId }, body })
  const { id } = await query(app.db)
    .selectFrom('removed_content')
    .select('id')
    .where('subject_id', '=', post.id)
    .executeTakeFirstOrThrow()
  return id
}

async function reportAs(communityId: string, postId: string): Promise<string> {
  const reporter = await createPerson(app)
  await reporter.client.call(joinCommunity, { params: { communityId } })
  const body = {
    clientId: newId(),
    reason: 'Spam.',
    subject: { type: 'post', id: postId } as const,
  }
  return (await reporter.client.call(createReport, { body })).body.id
}

const newCategory = async () =>
  (await admin.client.call(createArticleCategory, { body: { name: newId(), reason } })).body.id

/** A draft that has all that an article needs. */
async function draft(): Promise<{ params: { articleId: string }; revision: number; body: object }> {
  const title = `About ${newId()}`
  const made = (await admin.client.call(createArticle, { body: { title, reason } })).body
  const params = { articleId: made.id }
  const body = {
    title,
    slug: made.slug,
    summary: 'Over, under.',
    content: 'Over, *under*.',
    categoryId: await newCategory(),
    authorId: null,
    revision: made.revision,
  }
  const { revision } = (await admin.client.call(saveArticle, { params, body })).body
  return { params, revision, body: { ...body, revision } }
}

async function published() {
  const { params, revision } = await draft()
  await admin.client.call(publishArticle, { params, body: { revision, reason } })
  return params
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

async function appealAgainstBan(person: TestPerson): Promise<string> {
  await ban(app, person)
  const { id: banId } = await query(app.db)
    .selectFrom('banned_users')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow()
  const id = newId()
  const content = 'It was my little brother.'
  const row = { id, user_id: person.id, ban_id: banId, content, created_at: new Date() }
  await query(app.db).insertInto('ban_appeals').values(row).execute()
  return id
}

const verify = ({ id }: TestPerson) =>
  query(app.db).updateTable('user_profiles').set({ verified: true }).where('id', '=', id).execute()

const notice = () => ({
  text: 'We are back.',
  link: null,
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  byMail: false,
})

/** The key is the name of the route; each example makes what its route needs. */
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
  closeFeedback: async (person) => ({
    params: { feedbackId: await writeToUs(person) },
    action: 'close-feedback',
    personId: person.id,
  }),
  banPerson: async ({ id }) => ({
    params: { personId: id },
    body: { until: null, words: 'It is spam.' },
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
  resetSecondFactor: async ({ id, client }) => {
    await setUpCodes(client, new Date())
    return { params: { personId: id }, action: 'reset-second-factor', personId: id }
  },
  answerAppeal: async (person) => ({
    params: { appealId: await appealAgainstBan(person) },
    body: { decision: 'decline', words: 'It stays.' },
    action: 'decline-appeal',
    personId: person.id,
  }),
  decideReport: async (person) => ({
    params: { reportId: await report(person) },
    body: { decision: 'dismiss' },
    action: 'dismiss-report',
    personId: person.id,
  }),
  assignReport: async (person) => ({
    params: { reportId: await report(person) },
    action: 'assign-report',
    personId: person.id,
    reason: 'to work on it',
  }),
  releaseReport: async (person) => {
    const params = { reportId: await report(person) }
    await admin.client.call(assignReport, { params })
    return { params, action: 'release-report', personId: person.id, reason: 'to let go of it' }
  },
  noteReport: async (person) => ({
    params: { reportId: await report(person) },
    body: { content: 'The third one.' },
    action: 'note-report',
    personId: person.id,
    reason: 'to note something',
  }),
  restoreContent: async (person) => ({
    params: { removalId: await removePostOf(person) },
    action: 'restore-content',
    personId: person.id,
  }),
  handOverStaffCommunity: async (person) => {
    const leader = await createPerson(app)
    const communityId = await createCommunity(app, leader, { members: [person] })
    await ban(app, leader)
    return {
      params: { communityId },
      body: { userId: person.id },
      action: 'hand-over-community',
      personId: person.id,
    }
  },
  closeStaffCommunity: async (person) => ({
    params: { communityId: await createCommunity(app, person) },
    body: { words: 'It sells followers.' },
    action: 'close-community',
    personId: person.id,
  }),
  reopenStaffCommunity: async (person) => {
    const communityId = await createCommunity(app, person)
    await query(app.db)
      .updateTable('communities')
      .set({ closed_at: new Date() })
      .where('id', '=', communityId)
      .execute()
    return { params: { communityId }, action: 'reopen-community', personId: person.id }
  },
  removeStaffCommunity: async (person) => ({
    params: { communityId: await createCommunity(app, person) },
    body: { words: 'It sells followers.' },
    action: 'remove-community',
    personId: person.id,
  }),
  createArticle: async () => ({
    body: { title: 'How to wind a cable' },
    action: 'create-article',
    personId: null,
  }),
  saveArticle: async () => {
    const { params, body } = await draft()
    return { params, body }
  },
  uploadArticleCover: async () => {
    const { params, revision } = await draft()
    const file = await plain(64, 32).jpeg().toBuffer()
    return { params, query: `?revision=${revision}`, file }
  },
  removeArticleCover: async () => {
    const { params, revision } = await draft()
    return { params, body: { revision } }
  },
  publishArticle: async () => {
    const { params, revision } = await draft()
    return { params, body: { revision }, action: 'publish-article', personId: admin.id }
  },
  scheduleArticle: async () => {
    const { params, revision } = await draft()
    const publishAt = new Date(Date.now() + 86_400_000).toISOString()
    return {
      params,
      body: { revision, publishAt },
      action: 'schedule-article',
      personId: null,
    }
  },
  unpublishArticle: async () => ({
    params: await published(),
    action: 'unpublish-article',
    personId: null,
  }),
  setArticlePage: async () => ({
    params: await published(),
    body: { isPublic: true },
    action: 'open-article',
    personId: null,
  }),
  deleteArticle: async () => ({
    params: (await draft()).params,
    action: 'delete-article',
    personId: null,
  }),
  createArticleCategory: async () => ({
    body: { name: 'Craft' },
    action: 'create-category',
    personId: null,
  }),
  renameArticleCategory: async () => ({
    params: { categoryId: await newCategory() },
    body: { name: 'Care' },
    action: 'rename-category',
    personId: null,
  }),
  deleteArticleCategory: async () => ({
    params: { categoryId: await newCategory() },
    action: 'delete-category',
    personId: null,
  }),
  sendAnnouncement: async () => ({
    body: notice(),
    action: 'send-announcement',
    personId: null,
  }),
  endAnnouncement: async () => {
    await admin.client.call(endAnnouncement, { body: { reason } })
    await admin.client.call(sendAnnouncement, { body: { ...notice(), reason } })
    return { action: 'end-announcement', personId: null }
  },
}

const writes = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ access, method }) => isForStaff(access) && method !== 'GET')

const listRecorded = () =>
  query(app.db).selectFrom('operator_actions').selectAll().orderBy('created_at').execute()

it.each(writes.map((route) => [route.name, route] as const))(
  '%s leaves exactly one entry, which says who did it, to whom and why, if it does something',
  async (name, { method, path, body: given }) => {
    const prepare = examples[name]
    if (prepare === undefined) throw new Error(`${name} needs an example in this test.`)
    const prepared = await prepare(await createPerson(app))
    const { params = {}, body = {}, action, personId, file, query: search = '' } = prepared
    const before = await listRecorded()
    const filled = path.replaceAll(/:(\w+)/g, (_part, key: string) => params[key] ?? '')
    const takesBody = given !== undefined
    const call = (sent: object) =>
      admin.client.fetch(`/api${filled}${search}`, {
        method,
        ...(file
          ? { headers: { 'content-type': 'image/jpeg' }, body: new Uint8Array(file) }
          : takesBody && {
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(sent),
            }),
      })
    const asks = action !== undefined && prepared.reason === undefined
    if (asks) {
      expect((await call(body)).status, 'without a reason').toBe(400)
      expect(await listRecorded()).toHaveLength(before.length)
    }
    expect((await call(asks ? { ...body, reason } : body)).status).toBeLessThan(300)
    const known = new Set(before.map(({ id }) => id))
    const added = (await listRecorded()).filter(({ id }) => !known.has(id))
    const why = prepared.reason ?? reason
    const entry = { operator: 'Alma Admin', staff_id: admin.id, action, user_id: personId }
    expect(added).toMatchObject(action === undefined ? [] : [{ ...entry, reason: why }])
  },
)

it('has no example without a route', () => {
  const names = new Set(writes.map(({ name }) => name))
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([])
})
