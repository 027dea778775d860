import { sendFeedback } from '@patchbay/contract/staff/feedback'
import { requestVerification } from '@patchbay/contract/staff/verifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { listPostedMails } from '../../accounts/mails/public.ts'
import { listActions } from '../audit/public.ts'
import {
  answerFeedback,
  approveVerification,
  listOpenFeedback,
  listPendingRequests,
  rejectVerification,
} from './review-commands.ts'

let app: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  person = await createPerson(app)
  await setAddress('ana@example.com')
})

const operator = { name: 'olga', reason: 'a private note' }
const nobody = '019a8000-0000-7000-8000-000000000001'
const credentials = 'Engineered two records for Hollow Coast.'

const setAddress = (email: string | null) =>
  query(app.db).updateTable('user_profiles').set({ email }).where('id', '=', person.id).execute()
const mails = async () =>
  (await listPostedMails(app.db, app.config)).map(({ to, template, content }) => ({
    to,
    template,
    text: content?.text ?? '',
  }))
async function ask(who = person): Promise<string> {
  const answer = await who.client.call(requestVerification, { body: { credentials } })
  return answer.body.id
}
async function write(content: string): Promise<string> {
  await person.client.call(sendFeedback, { body: { type: 'question', content } })
  const written = (await listOpenFeedback(app.db, 100)).find((one) => one.content === content)
  return written?.id ?? ''
}

describe('an operator', () => {
  it('[NS-08] sees open requests, the oldest first, with the person’s public links', async () => {
    await query(app.db)
      .updateTable('user_profiles')
      .set({ website: 'https://ana.example/', social: '{"instagram":"ana"}' })
      .where('id', '=', person.id)
      .execute()
    const first = await ask()
    const second = await ask(await createPerson(app))
    const open = await listPendingRequests(app.db, 10)
    expect(open.map(({ id }) => id)).toEqual([first, second])
    expect(open[0]).toMatchObject({
      credentials,
      display_name: 'Test Person',
      website: 'https://ana.example/',
      social: { instagram: 'ana' },
    })
    await approveVerification(app.db, operator, first, 'Test Person')
    await rejectVerification(app.db, operator, second, 'Not yet.')
    expect(await listPendingRequests(app.db, 10)).toEqual([])
  })

  it('[E-12, NS-08] approves: recorded, and mailed without the operator’s reason', async () => {
    const request = await ask()
    expect(await approveVerification(app.db, operator, request, 'Test Person')).toBe(person.id)
    expect(await listActions(app.db, 1)).toMatchObject([
      {
        operator: 'olga',
        action: 'approve-verification',
        user_id: person.id,
        details: { request, name: 'Test Person' },
        reason: 'a private note',
      },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'ana@example.com', template: 'verification_approved' })
    expect(mail?.text).toContain('Your account is verified')
    expect(mail?.text).not.toContain('a private note')
  })

  it('is told when the person has another name than the one that was listed', async () => {
    const request = await ask()
    await expect(approveVerification(app.db, operator, request, 'Ana Lima')).rejects.toThrow(
      'The person is called Test Person: look at the request again',
    )
    expect((await listPendingRequests(app.db, 10)).map(({ id }) => id)).toEqual([request])
    await approveVerification(app.db, operator, request, 'Test Person')
  })

  it('[E-12] rejects with a text for the person, which the mail contains', async () => {
    const request = await ask()
    await rejectVerification(app.db, operator, request, ' The links\nlead <nowhere>. ')
    expect(await listActions(app.db, 1)).toMatchObject([
      { action: 'reject-verification', user_id: person.id, details: { request } },
    ])
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'ana@example.com', template: 'verification_rejected' })
    expect(mail?.text).toContain('The links\n\nlead <nowhere>.')
  })

  it('decides once, also if two decide at the same time', async () => {
    const request = await ask()
    const before = (await mails()).length
    const verdicts = await Promise.allSettled([
      approveVerification(app.db, operator, request, 'Test Person'),
      rejectVerification(app.db, operator, request, 'No.'),
      approveVerification(app.db, operator, request, 'Test Person'),
    ])
    expect(verdicts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(rejectVerification(app.db, operator, request, 'No.')).rejects.toThrow(
      'reviewed already',
    )
    expect(await mails()).toHaveLength(before + 1)
  })

  it('can approve a person without an address', async () => {
    await setAddress(null)
    const before = (await mails()).length
    expect(await approveVerification(app.db, operator, await ask(), 'Test Person')).toBe(person.id)
    expect(await mails()).toHaveLength(before)
  })

  it('[NS-14] answers a question by mail, once, and it leaves the list', async () => {
    const id = await write('How do I leave?')
    expect(await answerFeedback(app.db, operator, id, 'In your profile.')).toBe(person.id)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'ana@example.com', template: 'feedback_answered' })
    expect(mail?.text).toContain('In your profile.')
    expect(mail?.text).toContain('How do I leave?')
    expect(await listActions(app.db, 1)).toMatchObject([
      { action: 'answer-feedback', user_id: person.id, details: { feedback: id } },
    ])
    expect((await listOpenFeedback(app.db, 100)).some((one) => one.id === id)).toBe(false)
    await expect(answerFeedback(app.db, operator, id, 'Again.')).rejects.toThrow('answered already')
  })

  it('cannot answer a person without an address; the question stays open', async () => {
    const id = await write('Hello?')
    await setAddress(null)
    await expect(answerFeedback(app.db, operator, id, 'Hello.')).rejects.toThrow('no address')
    expect((await listOpenFeedback(app.db, 100)).some((one) => one.id === id)).toBe(true)
  })

  it.each(['', 'x', "1' or '1'='1", nobody])('gets an error about the id %j', async (id) => {
    const recorded = (await listActions(app.db, 100)).length
    await expect(approveVerification(app.db, operator, id, 'Test Person')).rejects.toThrow(
      /id|no request/,
    )
    await expect(rejectVerification(app.db, operator, id, 'No.')).rejects.toThrow(/id|no request/)
    await expect(answerFeedback(app.db, operator, id, 'Yes.')).rejects.toThrow(/id|no feedback/)
    expect(await listActions(app.db, 100)).toHaveLength(recorded)
  })

  it.each(['', '  ', 'x'.repeat(2_001)])('must enter readable text', async (words) => {
    await expect(rejectVerification(app.db, operator, await ask(), words)).rejects.toThrow(
      '1 to 2000',
    )
    await expect(answerFeedback(app.db, operator, nobody, words)).rejects.toThrow('1 to 2000')
  })
})
