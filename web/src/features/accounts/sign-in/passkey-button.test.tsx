import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { dead, fakeServer, refuse, session } from '../../../../test/fake-server.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { stubPasskeys } from '../../../../test/stub-passkeys.ts'

const start = 'POST /sign-in/passkey/start'
const enter = 'POST /sign-in/passkey'
const attempt = 'a'.repeat(43)
const options = { rpId: 'localhost', challenge: 'AAEC', userVerification: 'required' }

async function press(answers: Record<string, () => unknown> = {}) {
  const server = fakeServer({
    [start]: () => ({ attempt, options }),
    [enter]: () => ({ ...session(), provider: 'passkey' }),
    ...answers,
  })
  const app = renderPage('/auth', { server })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
  return { ...app, server }
}

it('is not offered by a browser that has no passkeys', async () => {
  renderPage('/auth')
  await screen.findByRole('button', { name: 'Continue with Google' })
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
})

it('signs in with what the browser has, and goes on', async () => {
  const { get } = stubPasskeys()
  const { server, address } = await press()
  await waitFor(() => expect(address()).toBe('/'))
  expect(get.mock.calls[0]?.[0]).toMatchObject({
    publicKey: { challenge: Uint8Array.from([0, 1, 2]), allowCredentials: [] },
  })
  expect(server.calls.find(({ route }) => route === enter)?.body).toMatchObject({
    attempt,
    passkey: { id: 'AQID' },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

it.each([
  ['a passkey that is refused', () => refuse('passkey_refused'), 'No passkey was accepted.'],
  ['a server that does not answer', dead, 'Signing in did not work.'],
])('says so after %s, and can be pressed again', async (_name, answer, words) => {
  stubPasskeys()
  const { server, address } = await press({ [enter]: answer })
  await screen.findByText(new RegExp(`^${words}`))
  server.on(enter, () => ({ ...session(), provider: 'passkey' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }))
  await waitFor(() => expect(address()).toBe('/'))
})

it('says so if the person cancels', async () => {
  const { get } = stubPasskeys()
  get.mockRejectedValueOnce(new DOMException('Cancelled', 'NotAllowedError'))
  const { server } = await press()
  await screen.findByText(/^No passkey was accepted\./)
  expect(server.count(enter)).toBe(0)
})
