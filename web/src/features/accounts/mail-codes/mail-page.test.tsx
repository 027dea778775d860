import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { dead, fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const start = 'POST /sign-in/mail-code/start'
const enter = 'POST /sign-in/mail-code'
const attempt = 'a'.repeat(43)
const token = 't'.repeat(43)
const on = { 'GET /sign-in/options': () => ({ password: false, mailCode: true }) }
const mailed = () => ({ attempt })
const byMail = () => ({ ...session(), provider: 'mail_code' })
const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function open(answers: Record<string, () => unknown> = {}, address = '/auth/mail') {
  const server = fakeServer({ ...on, [start]: mailed, [enter]: byMail, ...answers })
  return { ...renderPage(address, { server }), server, user: userEvent.setup() }
}
async function askFor(user: ReturnType<typeof userEvent.setup>, email = 'ada@example.com') {
  const field = await screen.findByLabelText('E-mail address')
  await user.clear(field)
  if (email) await user.type(field, email)
  await user.click(screen.getByRole('button', { name: 'Send the code' }))
}
async function type(user: ReturnType<typeof userEvent.setup>, code: string) {
  await user.type(await screen.findByLabelText('Code from the mail'), code)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('signing in by e-mail', () => {
  it('does not exist if the operator has not enabled it', async () => {
    renderPage('/auth/mail')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  })

  it('is offered on the page to sign in', async () => {
    open({}, '/auth')
    const link = await screen.findByRole('link', { name: 'Continue with e-mail' })
    expect(link.getAttribute('href')).toBe('/auth/mail')
  })

  it('mails a code, takes it in groups, and goes on', async () => {
    const { user, server, address, sessions } = open()
    await askFor(user, ' ada@example.com ')
    await screen.findByText(/^We have mailed a code to ada@example\.com/)
    await type(user, '1234 5678')
    await waitFor(() => expect(address()).toBe('/'))
    expect(sessions.state().user?.displayName).toBe('Ada')
    const sent = server.calls.filter(({ route }) => route === start || route === enter)
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'ada@example.com' },
      { proof: { attempt, code: '12345678' }, timeZone },
    ])
    expect(sessionStorage.getItem('mail-code')).toBeNull()
  })

  it.each(['', 'ada', 'ada@', 'a@example.com, b@example.com'])(
    'validates the address before sending a request: %j',
    async (email) => {
      const { user, server } = open()
      await askFor(user, email)
      await screen.findByText('Invalid email address')
      expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
      expect(server.count(start)).toBe(0)
    },
  )

  it('asks for eight digits before sending a request', async () => {
    const { user, server } = open()
    await askFor(user)
    await type(user, '123')
    await screen.findByText('Enter the eight digits')
    expect(server.count(enter)).toBe(0)
  })

  it('still asks for the code after a reload, and forgets it for another address', async () => {
    sessionStorage.setItem('mail-code', `${attempt} ada@example.com`)
    const { user } = open()
    await screen.findByText(/^We have mailed a code to ada@example\.com/)
    await user.click(screen.getByRole('button', { name: 'Use another address' }))
    await screen.findByLabelText('E-mail address')
    expect(sessionStorage.getItem('mail-code')).toBeNull()
  })

  it('sends a new code, and uses only that', async () => {
    const { user, server } = open()
    await askFor(user)
    await screen.findByLabelText('Code from the mail')
    server.on(start, () => ({ attempt: 'b'.repeat(43) }))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await screen.findByText('A new mail is on its way. Only its code works here.')
    await type(user, '12345678')
    await waitFor(() => expect(server.count(enter)).toBe(1))
    expect(server.calls.find(({ route }) => route === enter)?.body).toMatchObject({
      proof: { attempt: 'b'.repeat(43) },
    })
  })

  it.each([
    ['wrong_code', 'That code is wrong. Look at the newest mail.'],
    ['code_expired', 'This code works no more. Send a new one.'],
  ] as const)('says at the field what is the matter: %s', async (code, words) => {
    const { user } = open({ [enter]: () => refuse(code) })
    await askFor(user)
    await type(user, '12345678')
    await screen.findByText(words)
    expect(screen.getByLabelText<HTMLInputElement>('Code from the mail').value).toBe('12345678')
  })

  it.each([
    [dead, 'That did not work. Check your connection and try again.'],
    [
      () => refuse('rate_limited', { retryAfter: 661 }),
      'Too many attempts. Try again in 12 minutes.',
    ],
  ])('keeps the address if the mail could not be sent', async (answer, words) => {
    const { user } = open({ [start]: answer })
    await askFor(user)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('ada@example.com')
  })

  it('sends once, however often it is pressed', async () => {
    const { user, server } = open({ [start]: never })
    await askFor(user)
    await user.click(screen.getByRole('button', { name: 'Sending...' }))
    expect(server.count(start)).toBe(1)
  })

  it('names the account that the address has, and makes another by a press', async () => {
    const elsewhere = { provider: 'mail_code', signInMethods: ['google'] }
    const { user, server, address } = open({
      [enter]: () => refuse('account_elsewhere', { elsewhere }),
    })
    await askFor(user)
    await type(user, '12345678')
    await screen.findByText(
      'Your e-mail address has an account already. Sign in with Google to open it. You can link this address in the settings then.',
    )
    server.on(enter, byMail)
    await user.click(screen.getByRole('button', { name: 'Create a separate account instead' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.calls.findLast(({ route }) => route === enter)?.body).toMatchObject({
      proof: { attempt, code: '12345678' },
      separate: true,
    })
  })
})

describe('the link of a mail', () => {
  const link = `/auth/mail#token=${token}`

  it('signs in by a press, and not by being opened', async () => {
    const { user, server, address } = open({}, link)
    await screen.findByText(/^You have opened the link of a mail/)
    expect(server.count(enter)).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(server.calls.find(({ route }) => route === enter)?.body).toEqual({
      proof: { token },
      timeZone,
    })
  })

  it('that is too old offers a new code', async () => {
    const { user } = open({ [enter]: () => refuse('code_expired') }, link)
    await user.click(await screen.findByRole('button', { name: 'Sign in' }))
    await screen.findByText(/^This link has been used or is too old/)
    await askFor(user)
    await screen.findByLabelText('Code from the mail')
  })
})
