import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'
import { query } from '../../../platform/db/query.ts'

import { sendAnswer } from './answer-feedback.ts'
import { listOpenFeedback } from './feedback.store.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
  await setEmail(`${person.id}@example.com`)
})
const setEmail = (email: string | null, id = person.id) =>
  query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', id).execute()

type Body = Parameters<typeof app.visitor.call<typeof sendFeedback>>[1]['body']
const send = (body: object, client = person.client) =>
  client.call(sendFeedback, { body: body as Body })
const stored = () =>
  query(app.db)
    .selectFrom('user_feedback')
    .select(['type', 'content', 'status', 'answer'])
    .where('user_id', '=', person.id)
    .orderBy('created_at')
    .execute()

describe('a question of somebody without an e-mail address', () => {
  it('[G-01] needs an address for the answer; feedback needs none', async () => {
    await setEmail(null)
    const question = { type: 'question', content: 'Hello?' }
    expect((await send(question)).body).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'body/replyTo', message: 'Invalid email address' }],
    })
    expect((await send({ ...question, replyTo: 'nobody' })).status).toBe(400)
    expect(await stored()).toEqual([])
    expect((await send({ type: 'feedback', content: 'Lovely.' })).status).toBe(204)
    expect((await send({ ...question, replyTo: 'reach@example.com' })).status).toBe(204)
    const [open] = await listOpenFeedback(app.db, 1_000).then((all) =>
      all.filter(({ user_id, type }) => user_id === person.id && type === 'question'),
    )
    await sendAnswer(app.db, { name: 'olga', reason: 'a test' }, open?.id ?? '', 'By the door.')
    const mails = await listPostedMails(app.db, app.config)
    expect(mails.find(({ to }) => to === 'reach@example.com')?.content?.text).toContain(
      'By the door.',
    )
  })
})

describe('a question or feedback', () => {
  it('[G-05, G-06] is stored, trimmed, for the person of the session', async () => {
    expect((await send({ type: 'question', content: ' How do I leave?\n' })).status).toBe(204)
    expect((await send({ type: 'feedback', content: 'Lovely.' })).status).toBe(204)
    expect(await stored()).toEqual([
      { type: 'question', content: 'How do I leave?', status: 'open', answer: null },
      { type: 'feedback', content: 'Lovely.', status: 'open', answer: null },
    ])
  })

  it('needs a session, may be sent during onboarding, and always belongs to the sender', async () => {
    const body = { type: 'question', content: 'Hello?' }
    expect(await send(body, app.visitor)).toMatchObject({ status: 401, code: 'not_authenticated' })
    const fresh = await createPerson(app, { fresh: true })
    await setEmail('fresh@example.com', fresh.id)
    expect((await send({ ...body, userId: person.id }, fresh.client)).status).toBe(400)
    expect((await send(body, fresh.client)).status).toBe(204)
    expect(await stored()).toEqual([])
    for (const path of ['/api/feedback', `/api/feedback/${person.id}`])
      expect((await person.client.fetch(path)).status).toBe(404)
  })

  it.each([
    ['no type', { content: 'Hello' }, 'Invalid'],
    ['another type', { type: 'complaint', content: 'Hello' }, 'Invalid'],
    ['no words', { type: 'question' }, 'Invalid'],
    ['blank words', { type: 'question', content: ' \n\t ' }, 'This is required'],
    ['a number', { type: 'question', content: 7 }, 'Invalid'],
    ['controls', { type: 'question', content: 'a\u0000b' }, 'characters that cannot be used'],
  ])('is refused with %s', async (_name, body, message) => {
    const answer = await send(body)
    expect(answer).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(JSON.stringify(answer.body)).toContain(message)
    expect(await stored()).toEqual([])
  })

  it('[G-11] has 1000 characters at most, of which an emoji is one', async () => {
    const most = '🎺'.repeat(1000)
    expect((await send({ type: 'feedback', content: most })).status).toBe(204)
    expect(await stored()).toMatchObject([{ content: most }])
    const more = await send({ type: 'feedback', content: `${most}.` })
    expect(JSON.stringify(more.body)).toContain('Maximum 1000 characters')
  })

  it('is stored once, however often the same text is sent', async () => {
    const body = { type: 'question', content: 'Did this arrive?' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await stored()).toHaveLength(1)
    await send({ ...body, type: 'feedback' })
    expect(await stored()).toHaveLength(2)
  })

  it('can be sent twenty times an hour, and is never logged', async () => {
    const limited = await startTestApp({ config: { rateLimits: true } })
    const eager = await createPerson(limited)
    const attempt = (number: number) =>
      send({ type: 'feedback', content: `Unrepeatable words ${number}` }, eager.client)
    for (let number = 0; number < 20; number += 1) await attempt(number)
    expect(await attempt(20)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect(JSON.stringify(limited.logged)).not.toContain('Unrepeatable')
    await limited.stop()
  })
})
