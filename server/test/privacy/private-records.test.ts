import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { requestMembership } from '@patchbay/contract/communities/memberships'
import { createReport } from '@patchbay/contract/people/reports'
import { sendMessage } from '@patchbay/contract/messaging/messages'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createActions } from '../../src/actions.ts'
import {
  answerFeedback,
  banUser,
  listOpenFeedback,
  rejectVerification,
  resolveReport,
} from '../../src/features/staff/operators/public.ts'
import { insertHandover } from '../../src/features/accounts/handovers/handovers.store.ts'
import { newId } from '../../src/platform/ids.ts'
import { newToken } from '../../src/platform/sessions/tokens.ts'
import { bytesOf } from '../answers.ts'
import { sendTo } from '../attachments.ts'
import { createCommunity } from '../communities.ts'
import { say, startPair } from '../conversations.ts'
import { answerPost, createCategory, writePost } from '../discussions.ts'
import { announceEvent } from '../events.ts'
import { createPerson, setEmail, type TestPerson } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

const read = createActions(new Map())
  .map(({ route }) => route)
  .filter(({ method }) => method === 'GET')

const operator = { name: 'olga', reason: 'banCanary' }
let app: TestApp
let person: TestPerson
let fellow: TestPerson
let admin: TestPerson
/** The keys are the names of the routes' parameters; all of them belong to the person. */
let ids: Record<string, string>

const report = async (by: TestPerson, of: TestPerson, reason: string): Promise<string> => {
  const subject = { type: 'person' as const, id: of.id }
  const body = { clientId: newId(), subject, reason }
  return (await by.client.call(createReport, { body })).body.id
}

beforeAll(async () => {
  app = await startTestApp()
  person = await createPerson(app)
  fellow = await createPerson(app)
  admin = await createPerson(app, { role: 'admin' })
  await setEmail(app, person.id, 'person@example.com')
  const communityId = await createCommunity(app, person, { members: [fellow, admin] })
  const categoryId = await createCategory(app)
  const post = await writePost(person, communityId, { categoryId })
  const reply = await answerPost(person, post.id)
  const event = await announceEvent(person, communityId)
  const conversationId = await startPair(person, fellow)
  await say(person, conversationId, 'messageCanary')
  const name = 'fileCanary.txt'
  const { body: file } = await sendTo(
    person,
    conversationId,
    Buffer.from('x'),
    name,
    'conversation',
  )
  await person.client.call(sendMessage, {
    params: { conversationId },
    body: { clientId: newId(), content: '', attachments: [{ id: file.id }] },
  })
  const { id: userId } = person
  ids = {
    communityId,
    conversationId,
    userId,
    postId: post.id,
    replyId: reply.id,
    eventId: event.id,
  }
})
afterAll(() => app.stop())

const timeOfAll = '2020-01-01T00:00:00.000Z'

/** The answers of all reading routes to a person. */
async function walk({ client }: Pick<TestPerson, 'client'>): Promise<string> {
  const answers = read.map(async ({ name, path }) => {
    const filled = path.replaceAll(/:(\w+)/g, (_match, key: string) => ids[key] ?? newId())
    const [status, text] = await bytesOf(client, `/api${filled}?q=Canary&after=0&time=${timeOfAll}`)
    expect([200, 401, 403, 404], `${name} ${status}`).toContain(status)
    return text
  })
  return (await Promise.all(answers)).join('\n')
}

describe('[X-11] data between a person and the staff, or another person', () => {
  it('is visible to no other member, and to no admin through the app', async () => {
    const { client } = person
    const credentials = 'credentialsCanary, and enough words about music to be looked at.'
    const { body: asked } = await client.call(requestVerification, { body: { credentials } })
    await client.call(sendFeedback, {
      body: { type: 'question', content: 'feedbackCanary', replyTo: 'canary@example.com' },
    })
    const reported = await report(person, fellow, 'reportCanary')
    const named = {
      issuer: 'i',
      subject: 's',
      email: 'e',
      name: 'handoverCanary',
      isEmailVerified: true,
      pictureUrl: null,
    }
    const begun = { provider: 'google', challenge: newToken(), confirms: false } as const
    const handover = { ...begun, person: named }
    await insertHandover(app.db, newToken(), handover, new Date())
    await report(admin, person, 'accusationCanary')

    const closed = await createCommunity(app, person, { isPrivate: true })
    await fellow.client.call(requestMembership, {
      params: { communityId: closed },
      body: { message: 'noteCanary' },
    })

    const canaries = (text: string) => [...new Set(text.match(/\w+Canary/g))].toSorted()
    expect(canaries(await walk(person))).toEqual([
      'credentialsCanary',
      'fileCanary',
      'messageCanary',
      'noteCanary',
    ])
    const others = [admin, await createPerson(app, { role: 'moderator' }), { client: app.visitor }]
    for (const one of others) expect(canaries(await walk(one))).toEqual([])
    expect(canaries(await walk(fellow))).toEqual(['fileCanary', 'messageCanary'])

    await rejectVerification(app.db, operator, asked.id, 'rejectionCanary')
    const [question] = await listOpenFeedback(app.db, 1)
    await answerFeedback(app.db, operator, question?.id ?? '', 'answerCanary')
    await resolveReport(app.db, operator, reported, 'resolutionCanary')
    const own = [
      'credentialsCanary',
      'fileCanary',
      'messageCanary',
      'noteCanary',
      'rejectionCanary',
    ]
    expect(canaries(await walk(person))).toEqual(own)
    await banUser(app.db, operator, person.id, null)
    for (const one of others) expect(canaries(await walk(one))).toEqual([])
    expect(canaries(await walk(fellow))).toEqual(['fileCanary', 'messageCanary'])
  })
})
