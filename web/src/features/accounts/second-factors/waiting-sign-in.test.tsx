import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { bridge } from '../../../../test/fake-bridge.ts'
import { fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { readToken, restoreToken } from '../../../platform/http/token.ts'
import { startWrapped } from '../../../start-wrapped.ts'

const waiting = { session: null, secondFactor: { code: true, passkey: false } }
const gone = () => new Response(null, { status: 204 })
const title = { level: 1, name: 'Give your second factor' } as const

const giveCode = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}')
}

it('asks for the second factor after the password, and goes on to the page that was wanted', async () => {
  sessionStorage.setItem('redirect-after-sign-in', '/settings')
  const server = fakeServer({
    'GET /sign-in/options': () => ({ password: true, mailCode: false }),
    'POST /session/second-factor': gone,
  })
  server.on('POST /sign-in/password', () => {
    server.on('GET /session', () => waiting)
    return refuse('second_factor_needed')
  })
  const app = renderPage('/auth/email', { server })
  await userEvent.type(await screen.findByLabelText('E-mail address'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByRole('heading', title)
  expect(screen.queryByRole('alert')).toBeNull()
  server.on('GET /session', () => ({ session: session() }))
  await giveCode()
  await waitFor(() => expect(app.address()).toBe('/settings'))
})

it('asks for it after a provider, also if the page is loaded anew', async () => {
  const server = fakeServer({
    'GET /session': () => waiting,
    'POST /sign-in/complete': () => refuse('second_factor_needed'),
    'POST /session/second-factor': () => refuse('wrong_code'),
  })
  const app = renderPage('/auth/callback?state=s1&code=c1', { server })
  await screen.findByRole('heading', title)
  expect(app.address()).toBe('/auth')
  app.unmount()
  renderPage('/settings', { server })
  await screen.findByRole('heading', title)
  await giveCode()
  await screen.findByText('The code is wrong or was used before. Wait for the next one.')
})

it('shows the page to sign in again, if it has waited too long or the person leaves', async () => {
  const server = fakeServer({
    'GET /session': () => waiting,
    'POST /session/second-factor': () => {
      server.on('GET /session', () => ({ session: null }))
      return refuse('not_authenticated')
    },
  })
  const app = renderPage('/auth', { server })
  await giveCode()
  await screen.findByRole('button', { name: 'Continue with Google' })
  app.unmount()
  server.on('GET /session', () => waiting)
  renderPage('/auth', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in in another way' }))
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(server.count('POST /session/sign-out')).toBe(1)
})

it('keeps the native app’s token while it is asked for', async () => {
  bridge.restart()
  bridge.values.clear()
  restoreToken(undefined, () => {})
  const server = fakeServer({
    'GET /session': () => (readToken() ? waiting : { session: null }),
    'POST /handovers/redeem': () => refuse('second_factor_needed', { token: 'waiting' }),
    'POST /session/second-factor': gone,
  })
  const app = renderPage('/auth', { server })
  onTestFinished(await startWrapped(app.router, app.sessions))
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(app.opened).toHaveLength(1))
  const url = `${location.origin}/native/return#code=${'c'.repeat(43)}`
  act(() => bridge.fire('appUrlOpen', { url }))
  await screen.findByRole('heading', title)
  expect(bridge.values.get('session-token')).toBe('waiting')
  server.on('GET /session', () => ({ session: session() }))
  await giveCode()
  await waitFor(() => expect(app.address()).toBe('/'))
})
