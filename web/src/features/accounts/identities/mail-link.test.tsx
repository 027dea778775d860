import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { stubPasskeys } from '../../../../test/stub-passkeys.ts'

const attempt = 'a'.repeat(43)
const mailed = {
  id: '0191d1c0-0000-7000-8000-00000000000d',
  provider: 'mail_code',
  email: 'ada@example.com',
  createdAt: '2026-11-18T10:00:00.000Z',
  can: { unlink: true },
}
const gone = () => new Response(null, { status: 204 })
const confirmed = () => ({ needed: false, signInMethods: ['google'] })
const link = 'POST /identities/mail-code'

function openSettings(answers: Record<string, (body: unknown) => unknown> = {}) {
  const server = fakeServer({
    'GET /session': () => ({ session: session() }),
    'GET /sign-in/options': () => ({ password: false, mailCode: true }),
    'GET /identities': () => ({ identities: [], hasPassword: false }),
    'GET /session/confirmation': confirmed,
    'POST /identities/mail-code/start': () => ({ attempt }),
    [link]: gone,
    ...answers,
  })
  return { ...renderPage('/settings', { server }), server, user: userEvent.setup() }
}
const accounts = async () => within(await screen.findByRole('region', { name: 'Linked accounts' }))

it('adds an address with a code that is mailed to it', async () => {
  const { user, server } = openSettings()
  await user.click(await (await accounts()).findByRole('button', { name: 'Link E-mail' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Sign in by e-mail' }))
  await user.type(await sheet.findByLabelText('E-mail address'), 'ada@example.com')
  await user.click(sheet.getByRole('button', { name: 'Send the code' }))
  server.on(link, () => refuse('identity_taken'))
  await user.type(await sheet.findByLabelText('Code from the mail'), '12345678')
  await user.click(sheet.getByRole('button', { name: 'Link the address' }))
  await sheet.findByText('That address signs in to another account.')
  server.on(link, gone)
  server.on('GET /identities', () => ({ identities: [mailed], hasPassword: false }))
  await user.click(sheet.getByRole('button', { name: 'Link the address' }))
  await screen.findByText('Your address signs you in now.')
  await (await accounts()).findByRole('button', { name: 'Unlink E-mail' })
  expect(server.calls.findLast(({ route }) => route === link)?.body).toEqual({
    attempt,
    code: '12345678',
  })
})

it('is not offered where the operator has not enabled it', async () => {
  openSettings({ 'GET /sign-in/options': () => ({ password: false, mailCode: false }) })
  const panel = await accounts()
  await panel.findByRole('button', { name: 'Link Google' })
  expect(panel.queryByText('E-mail')).toBeNull()
})

it('asks who it is before the address is typed, with a code or a passkey', async () => {
  stubPasskeys()
  const signInMethods = ['mail_code', 'passkey']
  const { user, server } = openSettings({
    'GET /session/confirmation': () => ({ needed: true, signInMethods }),
    'POST /session/confirmation/mail-code/start': () => ({ attempt, email: 'ada@example.com' }),
    'POST /session/confirmation/mail-code': () => refuse('wrong_code'),
    'POST /session/second-factor/passkey': () => ({ options: { challenge: 'AAEC' } }),
    'POST /session/confirmation/passkey': gone,
  })
  await user.click(await (await accounts()).findByRole('button', { name: 'Link E-mail' }))
  const confirm = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
  await user.click(await confirm.findByRole('button', { name: 'Confirm with a code in a mail' }))
  await confirm.findByText(/^We have mailed a code to ada@example\.com/)
  await user.type(confirm.getByLabelText('Code from the mail'), '12345678')
  await user.click(confirm.getByRole('button', { name: 'Confirm' }))
  await confirm.findByText('That code is wrong. Look at the newest mail.')
  server.on('GET /session/confirmation', confirmed)
  await user.click(confirm.getByRole('button', { name: 'Confirm with a passkey' }))
  await screen.findByRole('dialog', { name: 'Sign in by e-mail' })
  await waitFor(() => expect(server.count('POST /session/confirmation/passkey')).toBe(1))
})
