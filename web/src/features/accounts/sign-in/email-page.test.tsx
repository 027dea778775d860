import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, refuse, session, type FakeServer } from '../../../../test/fake-server.ts'
import { recordTexts } from '../../../../test/record-texts.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'POST /sign-in/password'
const turnedOn = (answer: () => unknown = () => session()): FakeServer =>
  fakeServer({
    'GET /sign-in/options': () => ({ password: true, mailCode: false }),
    [route]: answer,
  })

async function fill(email: string, password: string): Promise<void> {
  const address = await screen.findByLabelText('E-mail address')
  await userEvent.clear(address)
  if (email) await userEvent.type(address, email)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('does not exist if the operator has not enabled it', async () => {
  const seen = recordTexts('h1')
  renderPage('/auth/email')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  expect(seen()).toEqual(['Page not found'])
})

it('signs in to a password account, and continues', async () => {
  const server = turnedOn(() => ({ ...session(), provider: 'email' }))
  const { address, sessions } = renderPage('/auth/email', { server })
  await fill(' ada@example.com ', 'correct horse')
  await waitFor(() => expect(address()).toBe('/'))
  expect(sessions.state()).toMatchObject({ isOAuth: false, user: { displayName: 'Ada' } })
  expect(server.calls.find((one) => one.route === route)?.body).toEqual({
    email: 'ada@example.com',
    password: 'correct horse',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

it.each(['', 'ada', 'ada@', '@example.com', 'ada example@x.com'])(
  'validates the address before sending a request: %j',
  async (email) => {
    const server = turnedOn()
    renderPage('/auth/email', { server })
    await fill(email, 'x')
    await screen.findByText('Invalid email address')
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail address'))
    expect(server.count(route)).toBe(0)
  },
)

it('[A-64] says when address or password is wrong, without saying which', async () => {
  renderPage('/auth/email', { server: turnedOn(() => refuse('invalid_credentials')) })
  await fill('ada@example.com', 'wrong')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('The e-mail address or the password is wrong.')
})

it.each([
  [
    () => refuse('rate_limited', { retryAfter: 661 }),
    'Too many attempts. Try again in 12 minutes.',
  ],
  [() => refuse('rate_limited', { retryAfter: 1 }), 'Too many attempts. Try again in 1 second.'],
  [() => refuse('rate_limited', { retryAfter: 3541 }), 'Too many attempts. Try again in 1 hour.'],
  [() => refuse('rate_limited'), 'Too many requests. Wait a moment and try again.'],
  [dead, 'Signing in did not work. Check your connection and try again.'],
])('shows other errors', async (answer, words) => {
  renderPage('/auth/email', { server: turnedOn(answer) })
  await fill('ada@example.com', 'right')
  expect((await screen.findByRole('alert')).textContent).toBe(words)
})

it('shows and hides the password', async () => {
  renderPage('/auth/email', { server: turnedOn() })
  const password = await screen.findByLabelText('Password')
  expect(password.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.getAttribute('type')).toBe('text')
})

it('tells a banned person about the ban', async () => {
  const { address } = renderPage('/auth/email', {
    server: turnedOn(() => refuse('account_banned')),
  })
  await fill('ada@example.com', 'right')
  await screen.findByRole('alertdialog', { name: 'Your account has been banned.' })
  expect(address()).toBe('/')
})
