import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { listPostedMails, postMail } from '../../features/accounts/mails/public.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ worker: true })
})
afterAll(() => app.stop())

const post = (to: string, name: string) =>
  postMail(app.db, { to, userId: null, template: 'account_ready', data: { name } })
const read = async (path: string) => {
  const response = await app.visitor.fetch(path)
  return { response, text: await response.text() }
}

describe('the mailbox', () => {
  it('says when it is empty', async () => {
    const { response, text } = await read('/mailbox')
    expect(response.status).toBe(200)
    expect(text).toContain('No mail yet.')
  })

  it('lists unsent mail, the newest first', async () => {
    await post('first@example.com', 'First')
    await post("o'second@example.com", 'Second')
    await expect.poll(async () => (await read('/mailbox')).text).not.toContain('on its way')
    const { response, text } = await read('/mailbox')
    expect(text.indexOf('o&#39;second@example.com')).toBeGreaterThan(0)
    expect(text.indexOf('first@example.com')).toBeGreaterThan(text.indexOf('second@example.com'))
    expect(text).toContain('Your Patchbay account is ready')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'nonce-/)
    expect(policy).not.toContain('unsafe')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('shows a mail as text and, separate from the page, as HTML; everything escaped', async () => {
    await post('third@example.com', '<script>alert(1)</script>')
    const [mail] = await listPostedMails(app.db, app.config)
    const { text } = await read(`/mailbox/${mail?.id}`)
    expect(text).toContain('Patchbay &lt;no-reply@localhost&gt;')
    expect(text).toContain(`<iframe src="/mailbox/${mail?.id}/html"`)
    expect(text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const link = `${app.config.publicUrl}/auth/email`
    expect(text).toContain(`<a href="${link}">${link}</a>`)
    expect(text).not.toContain('<script')
    const letter = await read(`/mailbox/${mail?.id}/html`)
    expect(letter.text).toContain('Hello &#60;script&#62;')
    expect(letter.text).not.toContain('<script')
    const policy = letter.response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'self'; sandbox allow-popups")
    expect(policy).not.toContain('script')
  })

  it.each(['/mailbox/nonsense', `/mailbox/${crypto.randomUUID()}`, `/mailbox/x/html`])(
    'answers not found at %s',
    async (path) => {
      expect((await read(path)).response.status).toBe(404)
    },
  )

  it('does not exist in production', async () => {
    const webFolder = mkdtempSync(join(tmpdir(), 'patchbay-web-'))
    writeFileSync(join(webFolder, 'index.html'), '<title>the app</title>')
    const config = { development: false, publicUrl: 'https://patchbay.example' }
    const production = await startTestApp({ config, webFolder })
    for (const path of ['/mailbox', '/mailbox/x', '/mailbox/x/html']) {
      const response = await production.visitor.fetch(path)
      expect(response.status, path).toBe(404)
      expect(await response.text()).not.toContain('the app')
    }
    await production.stop()
  })
})
