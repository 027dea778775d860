import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeJobsDue } from '../../../../test/processes/job-worker.ts'
import { startMailServer, type TestMailServer } from '../../../../test/services/mail-server.ts'
import { createPerson } from '../../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { transaction } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { newId } from '../../../platform/ids.ts'
import { discardJob, enqueue, listJobs, retryJob } from '../../../platform/jobs/jobs.store.ts'
import { insertMail } from './mails.store.ts'
import { postMail, postNotice } from './post-mail.ts'
import { sendMail } from './send-mail.ts'

let server: TestMailServer
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  app = await startTestApp({
    worker: true,
    config: {
      publicUrl: 'https://patchbay.example',
      development: false,
      productName: 'Patchbay & Söhne',
      smtpUrl: server.url,
      mailFrom: 'hello@patchbay.example',
    },
  })
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})
beforeEach(async () => {
  server.refusal = undefined
  for (const { id } of await jobs()) await discardJob(app.db, id)
  await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 10_000 })
  server.received.length = 0
  await query(app.db).deleteFrom('mails').execute()
})

const jobs = () => listJobs(app.db, 100)
const mails = () => query(app.db).selectFrom('mails').selectAll().execute()
const ready = (to: string, name: string | null = 'Pat') => ({
  to,
  userId: null,
  template: 'account_ready' as const,
  data: { name },
})

it('a mail of before it was noted whose it is belongs to who alone has the address', async () => {
  const [pat, ...two] = await Promise.all([1, 2, 3].map(() => createPerson(app)))
  const tell = (email: string, ids: string[]) =>
    query(app.db).updateTable('user_profiles').set({ email }).where('id', 'in', ids).execute()
  const both = two.map(({ id }) => id)
  await tell('Alone@example.com', [pat?.id ?? ''])
  await tell('shared@example.com', both)
  for (const [to, template] of [
    ['alone@example.com', 'account_ready'],
    ['alone@example.com', 'account_deleted'],
    ['shared@example.com', 'account_ready'],
    ['nobody@example.com', 'account_ready'],
  ] as const)
    await insertMail(app.db, { id: newId(), userId: null, to, template, data: {} })
  const file = '../../../../migrations/20261117T1651-mails-without-a-person.sql'
  await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(query(app.db))
  const owned = (await mails()).filter((mail) => mail.user_id !== null)
  expect(owned).toMatchObject([
    { user_id: pat?.id, to_address: 'alone@example.com', template: 'account_ready' },
  ])
})

describe('a mail', () => {
  it('loses its token when that has expired, sent or not', async () => {
    server.refusal = { code: 550, message: '5.1.1 nobody' }
    const mail = (template: 'password_reset' | 'confirm_new_email', data: object) =>
      postMail(app.db, { to: 'pat@example.com', template, data } as Parameters<typeof postMail>[1])
    await mail('password_reset', { token: 'secret-1' })
    await mail('confirm_new_email', { token: 'secret-2', email: 'pat@example.com' })
    await postMail(app.db, ready('pat@example.com'))
    const refused = async () => (await mails()).filter((one) => one.refused_at !== null)
    await expect.poll(refused).toHaveLength(3)
    const texts = async () => JSON.stringify((await mails()).map(({ data }) => data))
    const later = async (minutes: number) => {
      await query(app.db)
        .updateTable('mails')
        .set({ created_at: new Date(Date.now() - minutes * 60_000) })
        .execute()
      await app.runJob('forget_mailed_tokens')
    }
    await later(59)
    expect(await texts()).toContain('secret-1')
    await later(61)
    expect(await texts()).not.toContain('secret-1')
    expect(await texts()).toContain('secret-2')
    await later(24 * 60 + 1)
    expect(await texts()).not.toContain('secret')
    expect((await mails()).filter(({ data }) => data !== null)).toMatchObject([
      { template: 'account_ready' },
    ])
  })

  it('arrives as text and HTML, from the product, with its own id', async () => {
    await postMail(app.db, ready('pat@example.com', '<b>Pat</b> & "Co"'))
    await expect.poll(() => server.received).toHaveLength(1)
    const [{ id } = { id: '' }] = await mails()
    const { email, to } = server.received[0] ?? {}
    expect(to).toEqual(['pat@example.com'])
    expect(email).toMatchObject({
      from: { name: 'Patchbay & Söhne', address: 'hello@patchbay.example' },
      to: [{ address: 'pat@example.com' }],
      subject: 'Your Patchbay & Söhne account is ready',
      messageId: `<${id}@patchbay.example>`,
    })
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(email?.text).toContain('Hello <b>Pat</b> & "Co",')
    expect(email?.text).toContain('Sign in: https://patchbay.example/auth/email')
    expect(email?.html).toContain('Hello &#60;b&#62;Pat&#60;/b&#62; &#38; &#34;Co&#34;,')
    expect(email?.html).toContain('href="https://patchbay.example/auth/email"')
    // Loads nothing and has no tracking.
    expect(email?.html).not.toMatch(/<img|<script|<link|url\(/)
    expect(email?.attachments).toEqual([])
  })

  it('is sent once, and its content is then deleted', async () => {
    await postMail(app.db, ready('pat@example.com'))
    await expect.poll(mails).toMatchObject([{ data: null, sent_at: expect.any(Date) }])
    const [{ id } = { id: '' }] = await mails()
    await enqueue(app.db, sendMail, { mailId: id })
    await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 10_000 })
    expect(server.received).toHaveLength(1)
  })

  it('is committed or rolled back with its transaction', async () => {
    const undone = transaction(app.db, async (tx) => {
      await postMail(tx, ready('pat@example.com'))
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await mails()).toEqual([])
    expect(await jobs()).toEqual([])
  })

  it.each([
    'pat',
    'pat@example.com, quinn@example.com',
    'Pat <pat@example.com>',
    'pat@example.com\r\nBcc: quinn@example.com',
    'pat@example.com\n',
    'pat@example.com\0',
    '"pat\r\nBcc: q@example.com"@example.com',
    `${'p'.repeat(300)}@example.com`,
  ])('is refused to %j', async (to) => {
    await expect(postMail(app.db, ready(to))).rejects.toThrow(
      'That is not one valid e-mail address.',
    )
    expect(await mails()).toEqual([])
  })

  it('is refused if the data does not match the template', async () => {
    const data = { name: 7 as unknown as string }
    await expect(postMail(app.db, { ...ready('pat@example.com'), data })).rejects.toThrow('name')
    expect(await mails()).toEqual([])
  })

  it('to a person goes to their profile’s address, and is not written without an address', async () => {
    const { id } = await createPerson(app)
    await postNotice(app.db, id, 'ban_lifted', {})
    await query(app.db).updateTable('user_profiles').set({ email: 'not one' }).execute()
    await postNotice(app.db, id, 'ban_lifted', {})
    expect(await mails()).toEqual([])
    await query(app.db).updateTable('user_profiles').set({ email: 'ada@example.com' }).execute()
    await postNotice(app.db, id, 'ban_lifted', {})
    await expect.poll(() => server.received[0]?.to).toEqual(['ada@example.com'])
  })
})

describe('a mail server', () => {
  it('that refuses a recipient permanently is not retried, and the address is never quoted', async () => {
    server.refusal = { code: 550, message: '5.1.1 <gone@example.com>: no such mailbox' }
    await postMail(app.db, ready('gone@example.com'))
    await expect
      .poll(jobs)
      .toMatchObject([
        { state: 'dead', last_error: 'The mail server refused the recipient: 550 5.1.1' },
      ])
    expect(await mails()).toMatchObject([
      { sent_at: null, refused_at: expect.any(Date), refusal: '550 5.1.1' },
    ])
    expect(JSON.stringify(app.logged)).not.toContain('gone@')
    // The operator knows that the mailbox exists by now.
    server.refusal = undefined
    const [dead] = await jobs()
    await retryJob(app.db, dead?.id ?? '', new Date())
    await expect.poll(() => server.received).toHaveLength(1)
    await expect.poll(mails).toMatchObject([{ sent_at: expect.any(Date), refused_at: null }])
  })

  it('that refuses temporarily is retried', async () => {
    server.refusal = { code: 450, message: '4.2.1 try later, pat@example.com' }
    await postMail(app.db, ready('pat@example.com'))
    await expect
      .poll(jobs)
      .toMatchObject([
        { state: 'failing', last_error: 'The mail server answered 450 4.2.1 at RCPT TO' },
      ])
    server.refusal = undefined
    await makeJobsDue(app)
    await expect.poll(() => server.received).toHaveLength(1)
  })

  it('that is unavailable gets the mail when it is back', async () => {
    const { port } = server
    await server.stop()
    await postMail(app.db, ready('pat@example.com'))
    await expect
      .poll(jobs)
      .toMatchObject([
        { state: 'failing', last_error: 'The mail server could not be used: ESOCKET at CONN' },
      ])
    server = await startMailServer(port)
    await makeJobsDue(app)
    await expect.poll(() => server.received).toHaveLength(1)
    await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 10_000 })
  })
})

describe('every day', () => {
  it('expired mails are deleted', async () => {
    const now = Date.now()
    const expired = await createPerson(app, { now: new Date(now - 31 * 86_400_000) })
    const alive = await createPerson(app)
    await query(app.db)
      .insertInto('mails')
      .values([
        {
          id: crypto.randomUUID(),
          to_address: 'a@b.cd',
          template: 'x',
          created_at: new Date(now - 31 * 86_400_000),
        },
        {
          id: crypto.randomUUID(),
          to_address: 'c@d.ef',
          template: 'x',
          created_at: new Date(now - 29 * 86_400_000),
        },
      ])
      .execute()
    await query(app.db)
      .insertInto('sign_in_flows')
      .values({
        state_hash: Buffer.from('s'),
        browser_hash: Buffer.from('b'),
        provider: 'google',
        code_verifier: '',
        nonce: '',
        expires_at: new Date(now - 1),
      })
      .execute()
    for (const task of ['delete_old_mails', 'delete_expired_sessions', 'delete_expired_flows'])
      await sql`select graphile_worker.add_job(${task}::text, '{"_cron":{}}'::json)`.execute(
        query(app.db),
      )
    await vi.waitUntil(async () => (await jobs()).length === 0, { timeout: 10_000 })
    expect(await mails()).toMatchObject([{ to_address: 'c@d.ef' }])
    const sessions = await query(app.db).selectFrom('sessions').select('id').execute()
    expect(sessions.map(({ id }) => id)).toContain(alive.sessionId)
    expect(sessions.map(({ id }) => id)).not.toContain(expired.sessionId)
    expect(await query(app.db).selectFrom('sign_in_flows').selectAll().execute()).toEqual([])
  })
})
