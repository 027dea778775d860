import { deleteAccount } from '@patchbay/contract/accounts/accounts'
import { getMailSettings, unsubscribePath } from '@patchbay/contract/accounts/mail-settings'
import { getSession } from '@patchbay/contract/accounts/sessions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { proveAddress, wantMails } from '../../../../test/mails.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { startMailServer, type TestMailServer } from '../../../../test/services/mail-server.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { query } from '../../../platform/db/query.ts'
import { postMail } from '../mails/public.ts'
import { unsubscribeToken } from './unsubscribe-links.store.ts'

let server: TestMailServer
let app: TestApp
let ann: TestPerson
beforeAll(async () => {
  server = await startMailServer()
  const smtp = { smtpUrl: server.url, mailFrom: 'hello@patchbay.example' }
  const config = { ...smtp, development: false, publicUrl: 'http://patchbay.example' }
  app = await startTestApp({ worker: true, config })
})
afterAll(async () => {
  await app.stop()
  await server.stop()
})
beforeEach(async () => {
  ann = await createPerson(app, { fullName: 'Ann Tape' })
  await wantMails(ann, { digest: 'daily' })
  server.received.length = 0
})

const settings = async (person = ann) => (await person.client.call(getMailSettings, {})).body
const pathOf = async (kind: Parameters<typeof unsubscribeToken>[2], { id } = ann) =>
  unsubscribePath(await unsubscribeToken(app.db, id, kind))
/** A mailbox provider sends this request: from no page of ours, without cookies. */
const press = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  })
const post = (to: string) =>
  postMail(app.db, {
    to,
    userId: ann.id,
    template: 'digest',
    data: {
      rhythm: 'daily',
      summary: '1 reply.',
      sections: [{ title: 'Replies', items: [{ text: 'Bob', detail: null, path: '/posts/1' }] }],
      unsubscribe: 'x'.repeat(43),
      notAfter: '2100-01-01T00:00:00.000Z',
    },
  })

describe('one press', () => {
  it('ends that kind of mails alone, without a session, as often as it is pressed', async () => {
    const path = await pathOf('contacts')
    expect(await pathOf('contacts')).toBe(path)
    for (const headers of [
      {},
      { origin: 'https://mail.example' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect((await press(path, headers as Record<string, string>)).status).toBe(200)
    expect(await settings()).toMatchObject({ contacts: false, eventChanges: true, digest: 'daily' })
    expect((await press(await pathOf('digest'))).status).toBe(200)
    expect(await settings()).toMatchObject({ contacts: false, joinRequests: true, digest: 'never' })
    // In another form, or in none, it is the same press.
    const other = await createPerson(app)
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    const body = { method: 'POST', body: form }
    await fetch(`${app.origin}${await pathOf('eventChanges', other)}`, body)
    await fetch(`${app.origin}${await pathOf('joinRequests', other)}`, { method: 'POST' })
    expect(await settings(other)).toMatchObject({ eventChanges: false, joinRequests: false })
  })

  it('is not made by a program that only looks: the page asks, and names nobody', async () => {
    const path = await pathOf('digest')
    for (const method of ['GET', 'HEAD']) await fetch(`${app.origin}${path}`, { method })
    expect((await settings()).digest).toBe('daily')
    const page = await app.visitor.fetch(path)
    const text = await page.text()
    expect(text).toContain('<form method="post"><button>Unsubscribe</button></form>')
    expect(text).not.toMatch(/Ann|example\.com|<script/)
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    const done = await (await press(path)).text()
    expect(done).toContain('You are unsubscribed')
    expect(done).not.toMatch(/Ann|example\.com|<script/)
  })

  it.each(['x', 'x'.repeat(43), '%00', `${'x'.repeat(42)}%0a`, '..%2f..'])(
    'with the guessed token %j ends nothing',
    async (token) => {
      expect((await press(unsubscribePath(token))).status).toBe(404)
      expect((await app.visitor.fetch(unsubscribePath(token))).status).toBe(404)
      expect((await settings()).digest).toBe('daily')
    },
  )

  it('does not sign in, and no session unsubscribes', async () => {
    const token = await unsubscribeToken(app.db, ann.id, 'digest')
    const thief = app.newClient()
    thief.setCookie('session', token)
    expect((await thief.call(getSession, {})).body.session).toBeNull()
    const bearer = await fetch(`${app.origin}/api/session`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await bearer.json()).toMatchObject({ session: null })
    const { token_hash: hash } = await query(app.db)
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect((await press(unsubscribePath(Buffer.from(hash).toString('base64url')))).status).toBe(404)
  })

  it('is possible until the account is gone', async () => {
    const path = await pathOf('digest')
    const body = { confirmText: 'delete my account' } as const
    await ann.client.call(deleteAccount, { body })
    expect((await press(path)).status).toBe(404)
    const rows = query(app.db).selectFrom('mail_settings').select('user_id')
    expect(await rows.where('user_id', '=', ann.id).execute()).toEqual([])
  })
})

describe('a mail with a switch', () => {
  it('says in its headers how one press ends it', async () => {
    await post(await proveAddress(app, ann))
    await expect.poll(() => server.received).toHaveLength(1)
    const { email } = server.received[0] ?? {}
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value
    const link = `http://patchbay.example/unsubscribe/${'x'.repeat(43)}`
    expect(header('list-unsubscribe')).toBe(`<${link}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(email?.text).toContain(`Unsubscribe: ${link}`)
    expect(email?.text).toContain('http://patchbay.example/settings#mail')
    expect(email?.html).toContain(`href="${link}"`)
    expect(email?.html).toContain('prefers-color-scheme: dark')
  })

  it('is not sent to who has switched it off since it was written', async () => {
    await press(await pathOf('digest'))
    await post(await proveAddress(app, ann))
    const mails = () =>
      query(app.db).selectFrom('mails').selectAll().where('user_id', '=', ann.id).execute()
    await expect.poll(mails).toMatchObject([{ sent_at: expect.any(Date), data: null }])
    expect(server.received).toEqual([])
  })

  it('is the only one: what is about the account has no such header', async () => {
    const data = { name: 'Ann' }
    await postMail(app.db, { to: 'ann@example.com', userId: null, template: 'account_ready', data })
    await expect.poll(() => server.received).toHaveLength(1)
    const keys = server.received[0]?.email.headers.map(({ key }) => key)
    expect(keys).not.toContain('list-unsubscribe')
  })
})
