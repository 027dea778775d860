import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, never, refuse, session } from '../../../../test/fake-server.ts'
import { recordTexts } from '../../../../test/record-texts.ts'
import { renderPage } from '../../../../test/render-app.tsx'

const route = 'POST /email-change/confirm'
const path = '/auth/validate-second-email?email=new%2Bme%40example.com#token=abc'

it('[D-37] reads the address and the token, and says that it is working', async () => {
  const server = fakeServer({ [route]: never })
  renderPage(path, { server })
  const title = await screen.findByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Validating Email')
  await screen.findByText('Checking the link...')
  await waitFor(() => expect(server.count(route)).toBe(1))
  expect(server.calls.find((one) => one.route === route)?.body).toEqual({
    email: 'new+me@example.com',
    token: 'abc',
  })
})

it('[D-41] signs out and leads to sign in when the address has changed', async () => {
  const server = fakeServer({
    'GET /session': () => ({ session: { ...session(), provider: 'email' } }),
    [route]: () => ({ changed: true, again: false }),
  })
  const seen = recordTexts('[role=alert]')
  const { address, sessions } = renderPage(path, { server })
  const done = 'Email updated successfully. Please sign in with your new email address.'
  expect((await screen.findByText(done)).closest('[role=status]')).not.toBeNull()
  expect(address()).toBe('/auth')
  expect(sessions.state().user).toBeNull()
  expect(server.count(route)).toBe(1)
  expect(seen()).toEqual([])
})

it('asks for the other e-mail after the first, and sends no second request', async () => {
  const server = fakeServer({ [route]: () => ({ changed: false, again: false }) })
  const { address, unmount } = renderPage(path, { server })
  await screen.findByRole('heading', { level: 1, name: 'Address confirmed' })
  await waitFor(() => expect(address()).not.toContain('token'))
  screen.getByText(/mail to your other address/)
  const on = screen.getByRole('link', { name: 'Go to Sign In' })
  expect(on.getAttribute('href')).toBe('/auth')
  expect(server.count(route)).toBe(1)
  unmount()
  renderPage(address(), { server, state: { emailConfirmed: true } })
  await screen.findByRole('heading', { level: 1, name: 'Address confirmed' })
  expect(server.count(route)).toBe(1)
})

it.each([
  [false, /It is made once both addresses have\.$/],
  [true, /has been changed already/],
])(
  'says that the link was used before, and signs nobody out: changed %s',
  async (changed, words) => {
    const server = fakeServer({
      'GET /session': () => ({ session: { ...session(), provider: 'email' } }),
      [route]: () => ({ changed, again: true }),
    })
    const { sessions } = renderPage(path, { server })
    await screen.findByRole('heading', { level: 1, name: 'Already confirmed' })
    screen.getByText(words)
    expect(screen.queryByRole('alert')).toBeNull()
    const on = await screen.findByRole('link', { name: 'Go to your profile' })
    expect(on.getAttribute('href')).toBe('/profile')
    expect(sessions.state().user).not.toBeNull()
  },
)

it.each([
  ['[D-39]', '/auth/validate-second-email#token=abc', 'No email address found in the URL'],
  ['[D-39]', '/auth/validate-second-email?email=', 'No email address found in the URL'],
  [
    '[D-40]',
    '/auth/validate-second-email?email=new%40example.com',
    'Failed to validate email. Please try again.',
  ],
])('%s sends no request without address and token: %s', async (_line, from, words) => {
  const server = fakeServer({ [route]: never })
  renderPage(from, { server })
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(server.count(route)).toBe(0)
})

it.each(['invalid_link', 'email_taken', 'not_found', 'internal'] as const)(
  '[D-38, D-40] says that it failed, with a link back: %s',
  async (code) => {
    renderPage(path, { server: fakeServer({ [route]: () => refuse(code) }) })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to validate email. Please try again.',
    )
    const back = screen.getByRole('link', { name: 'Return to Sign In' })
    expect(back.getAttribute('href')).toBe('/auth')
  },
)

it('can be tried again when there was no answer', async () => {
  const server = fakeServer({ [route]: dead })
  renderPage(path, { server })
  await screen.findByRole('alert')
  server.on(route, () => ({ changed: false, again: false }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Address confirmed' })
})
