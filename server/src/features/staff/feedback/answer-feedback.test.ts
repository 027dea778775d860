import { sendFeedback } from '@patchbay/contract/staff/feedback'
import {
  answerFeedback,
  closeFeedback,
  feedbackPerPage,
  getFeedback,
  listFeedback,
} from '@patchbay/contract/staff/received-feedback'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, setEmail, type TestPerson } from '../../../../test/people.ts'
import { createStaff } from '../../../../test/staff.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'

let app: TestApp
let moderator: TestPerson
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
  moderator = await createStaff(app, 'moderator')
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app, { fullName: 'Ana Lima' })
  await setEmail(app, person.id, `${person.id}@example.com`)
})

const reason = 'They asked.'
const nobody = '019a8000-0000-7000-8000-000000000001'

const list = async (tab: 'open' | 'answered', cursor?: string) =>
  (
    await moderator.client.call(listFeedback, {
      query: cursor === undefined ? { tab } : { tab, cursor },
    })
  ).body
async function write(content: string): Promise<string> {
  await person.client.call(sendFeedback, { body: { type: 'question', content } })
  const { feedback } = await list('open')
  return feedback.find((one) => one.content === content)?.id ?? ''
}
const answer = (feedbackId: string, words: string) =>
  moderator.client.call(answerFeedback, {
    params: { feedbackId },
    body: { answer: words, reason },
  })
const look = (feedbackId: string) => moderator.client.call(getFeedback, { params: { feedbackId } })
const mailsToPerson = async () =>
  (await listPostedMails(app.db, app.config)).filter(({ to }) => to === `${person.id}@example.com`)

describe('a moderator', () => {
  it('answers a question by mail, and finds it among the answered ones', async () => {
    const id = await write('How do I leave?')
    expect((await look(id)).body).toMatchObject({
      type: 'question',
      content: 'How do I leave?',
      person: { id: person.id, displayName: 'Ana Lima' },
      answer: null,
      answeredAt: null,
    })
    expect((await answer(id, 'In your profile.')).status).toBe(204)
    const [mail] = await mailsToPerson()
    expect(mail?.content?.text).toContain('In your profile.')
    expect(mail?.content?.text).not.toContain(reason)
    expect((await list('open')).feedback.some((one) => one.id === id)).toBe(false)
    expect((await list('answered')).feedback[0]).toMatchObject({ id, answer: 'In your profile.' })
  })

  it('answers once, also if two answer at the same time', async () => {
    const id = await write('Where is the door?')
    const answers = await Promise.all([answer(id, 'There.'), answer(id, 'Here.')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await answer(id, 'Again.')).toMatchObject({ status: 409, code: 'request_decided' })
    expect(await mailsToPerson()).toHaveLength(1)
  })

  it('closes a question without an answer, once, and nobody is told', async () => {
    const id = await write('Hello there?')
    const close = (feedbackId = id) =>
      moderator.client.call(closeFeedback, { params: { feedbackId }, body: { reason } })
    expect((await close()).status).toBe(204)
    expect(await mailsToPerson()).toHaveLength(0)
    expect((await list('open')).feedback.some((one) => one.id === id)).toBe(false)
    expect((await list('answered')).feedback[0]).toMatchObject({
      id,
      answer: null,
      answeredAt: expect.any(String),
    })
    expect(await close()).toMatchObject({ status: 409, code: 'request_decided' })
    expect(await answer(id, 'Late.')).toMatchObject({ status: 409, code: 'request_decided' })
    expect(await close(nobody)).toMatchObject({ status: 404, code: 'request_not_found' })
  })

  it('hears that somebody has no address, and the question stays open', async () => {
    const id = await write('Hello?')
    await query(app.db)
      .updateTable('user_profiles')
      .set({ email: null })
      .where('id', '=', person.id)
      .execute()
    expect(await answer(id, 'Hello.')).toMatchObject({ status: 409, code: 'no_address' })
    expect((await look(id)).body.answer).toBeNull()
  })

  it('finds nothing under another id', async () => {
    expect(await look(nobody)).toMatchObject({ status: 404, code: 'request_not_found' })
    expect(await answer(nobody, 'Yes.')).toMatchObject({ code: 'request_not_found' })
  })

  it.each(['', ' \n', 'x'.repeat(2_001)])('must write readable words', async (words) => {
    const id = await write(`Is this read? ${crypto.randomUUID()}`)
    expect(await answer(id, words)).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

it('lists both in pages without a gap: the oldest open one first, and the latest answer', async () => {
  const other = await startTestApp()
  const staff = await createStaff(other, 'moderator')
  const { id: userId } = await createPerson(other)
  const count = feedbackPerPage + 2
  const at = (place: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(place / 3)))
  await query(other.db)
    .insertInto('user_feedback')
    .values(
      Array.from({ length: 2 * count }, (_, place) => ({
        id: newId(),
        user_id: userId,
        type: 'question',
        content: `Number ${place}`,
        created_at: at(place),
        ...(place >= count && { status: 'answered', answer: 'Yes.', answered_at: at(place) }),
      })),
    )
    .execute()
  for (const tab of ['open', 'answered'] as const) {
    const read = async (cursor?: string) =>
      (
        await staff.client.call(listFeedback, {
          query: cursor === undefined ? { tab } : { tab, cursor },
        })
      ).body
    const first = await read()
    const second = await read(first.nextCursor ?? '')
    expect(second.nextCursor).toBeNull()
    const all = [...first.feedback, ...second.feedback]
    expect(new Set(all.map(({ id }) => id)).size).toBe(count)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(tab === 'open' ? times.toSorted() : times.toSorted().toReversed())
  }
  await other.stop()
})
