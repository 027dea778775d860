import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { bridge } from '../../../../../test/fake-bridge.ts'
import {
  dead,
  fakeServer,
  refuse,
  session,
  type FakeServer,
} from '../../../../../test/fake-server.ts'
import { renderPage, type RenderedApp } from '../../../../../test/render-app.tsx'
import { removeValue } from '../../../../platform/native/stored-values.ts'
import { readToken, restoreToken } from '../../../../platform/http/token.ts'
import { startWrapped } from '../../../../start-wrapped.ts'

const code = 'c'.repeat(43)
const link = `${location.origin}/native/return#code=${code}`
const redeem = 'POST /handovers/redeem'
const failed = 'Authentication failed. Please try again.'

function redeeming(more: Parameters<typeof fakeServer>[0] = {}): FakeServer {
  return fakeServer({
    'GET /session': () => ({ session: readToken() ? session() : null }),
    'POST /session/refresh': () => session(),
    [redeem]: () => ({ token: 'given', session: session() }),
    ...more,
  })
}
async function start(path: string, server: FakeServer): Promise<RenderedApp> {
  const app = renderPage(path, { server })
  onTestFinished(await startWrapped(app.router, app.sessions))
  return app
}
/** A signed-in person is at the provider, to link it to their account. */
async function startLink(
  more: Parameters<typeof fakeServer>[0] = {},
): Promise<{ app: RenderedApp; server: FakeServer }> {
  bridge.values.set('session-token', 'kept')
  const server = redeeming({
    'GET /identities': () => ({ identities: [], hasPassword: false }),
    'POST /handovers/link': () => session(),
    'GET /session/confirmation': () => ({ needed: false, signInMethods: ['google'] }),
    ...more,
  })
  restoreToken('kept', () => {})
  const app = await start('/settings', server)
  await userEvent.click(await screen.findByRole('button', { name: 'Link Spotify' }))
  await waitFor(() => expect(app.opened).toHaveLength(1))
  return { app, server }
}
const returns = (url = link): void => act(() => bridge.fire('appUrlOpen', { url }))
const press = async (provider: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: `Continue with ${provider}` }))
const challengeIn = (url: string): string =>
  new URL(url, location.origin).searchParams.get('challenge') ?? ''
const hash = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url')

beforeEach(() => {
  bridge.restart()
  bridge.values.clear()
  restoreToken(undefined, () => {})
})

describe('a sign-in in the native app', () => {
  it('[A-16] opens Apple in a browser within the app', async () => {
    const app = await start('/auth', redeeming())
    await press('Apple')
    await waitFor(() => expect(bridge.calls()).toContain('Browser.open'))
    const url = bridge.options('Browser.open')?.['url'] ?? ''
    expect(url).toMatch(/\/native\/sign-in\?provider=apple&challenge=[\w-]{43}$/)
    expect(app.opened).toEqual([])
  })

  it.each(['Google', 'Spotify'])('[A-17] opens %s in the system’s browser', async (provider) => {
    const app = await start('/auth', redeeming())
    await press(provider)
    await waitFor(() => expect(app.opened).toHaveLength(1))
    expect(app.opened[0]).toContain(`/native/sign-in?provider=${provider.toLowerCase()}&challenge=`)
    expect(bridge.calls()).not.toContain('Browser.open')
    // A person who returns without signing in finds the buttons enabled.
    screen.getByRole('button', { name: `Continue with ${provider}` })
  })

  it('completes as in a browser, with a proof that it began here', async () => {
    sessionStorage.setItem('redirect-after-sign-in', '/settings')
    const server = redeeming()
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    // The system may have ended the app meanwhile, which clears the page's storage.
    sessionStorage.clear()
    returns()
    await waitFor(() => expect(app.address()).toBe('/settings'))
    const { verifier, ...sent } = server.lastBody(redeem) as { verifier: string }
    expect(sent).toEqual({ code, timeZone: expect.any(String) })
    expect(await hash(verifier)).toBe(challengeIn(app.opened[0] ?? ''))
    expect(bridge.calls()).toContain('Browser.close')
    expect(bridge.values.get('session-token')).toBe('given')
    expect([...bridge.values.values()].join()).not.toContain(verifier)
  })

  it('redeems a link once, however often the system opens it', async () => {
    const server = redeeming()
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    returns()
    returns()
    await waitFor(() => expect(app.address()).toBe('/'))
    await act(() => app.router.navigate({ to: '/settings' }))
    returns()
    await act(() => Promise.resolve())
    expect(server.count(redeem)).toBe(1)
    expect(app.address()).toBe('/settings')
  })

  it('may be begun twice, and either may return', async () => {
    const server = redeeming()
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    await press('Spotify')
    await waitFor(() => expect(app.opened).toHaveLength(2))
    const [first = '', second = ''] = app.opened
    expect(challengeIn(first)).toBe(challengeIn(second))
    returns()
    await waitFor(() => expect(app.address()).toBe('/'))
  })

  it('refuses a link that this app has not requested, without a request', async () => {
    const server = redeeming()
    await start('/auth', server)
    await screen.findByRole('button', { name: 'Continue with Google' })
    returns()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failed))
    expect(server.count(redeem)).toBe(0)
  })

  it('shows no failure while the server is slow', async () => {
    const held = Promise.withResolvers<void>()
    const server = redeeming({
      [redeem]: () => held.promise.then(() => ({ token: 'given', session: session() })),
    })
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    returns()
    await waitFor(() => expect(server.count(redeem)).toBe(1))
    await waitFor(() => expect(app.address()).toBe('/native/return'))
    // A check of the session would report by now that nobody is signed in.
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(app.address()).toBe('/native/return')
    held.resolve()
    await waitFor(() => expect(app.address()).toBe('/'))
  })

  it('says so if the server refuses it', async () => {
    const app = await start('/auth', redeeming({ [redeem]: () => refuse('sign_in_failed') }))
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    returns()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failed))
    expect(readToken()).toBeUndefined()
  })

  it('links a provider to the signed-in account', async () => {
    const { app, server } = await startLink()
    await act(() => app.router.navigate({ to: '/notifications' }))
    returns()
    await waitFor(() => expect(app.address()).toBe('/settings'))
    expect(server.lastBody('POST /handovers/link')).toEqual({
      code,
      verifier: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect([server.count(redeem), readToken()]).toEqual([0, 'kept'])
  })

  it('says so if the provider belongs to another account', async () => {
    const held = Promise.withResolvers<Response>()
    const { app } = await startLink({ 'POST /handovers/link': () => held.promise })
    returns()
    await waitFor(() => expect(app.address()).toBe('/native/return'))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    held.resolve(refuse('identity_taken'))
    await screen.findByText('That sign-in belongs to another account.')
    await waitFor(() => expect(app.address()).toBe('/settings'))
  })

  const entry = (changes: object = {}): string =>
    JSON.stringify({
      verifier: 'v'.repeat(43),
      purpose: 'link',
      session: session().id,
      target: '/settings',
      since: Date.now(),
      ...changes,
    })

  it('also completes in an app that was started by the link', async () => {
    bridge.values.set('session-token', 'kept').set('handover', entry())
    restoreToken('kept', () => {})
    bridge.launchUrl = link
    const server = redeeming({ 'POST /handovers/link': () => session() })
    const app = await start('/', server)
    await waitFor(() => expect(app.address()).toBe('/settings'))
    expect(server.count('POST /handovers/link')).toBe(1)
  })

  it.each([
    ['somebody else has begun it', { session: 'another' }],
    ['nobody was signed in then', { session: null, purpose: 'sign-in' }],
    ['it was begun too long ago', { since: Date.now() - 15 * 60 * 1000 }],
  ])('is refused if %s, without a request', async (_, changes) => {
    bridge.values.set('session-token', 'kept').set('handover', entry(changes))
    const server = redeeming({ 'POST /handovers/link': () => session() })
    restoreToken('kept', () => {})
    await start('/notifications', server)
    await screen.findByRole('heading', { level: 1, name: 'Notifications' })
    returns()
    await screen.findByText(failed)
    expect(server.calls.filter(({ route }) => route.includes('/handovers'))).toEqual([])
    expect(bridge.values.has('handover')).toBe(false)
  })

  it('is remembered by an app that could not store it', async () => {
    bridge.failing.add('Preferences.set')
    onTestFinished(async () => {
      bridge.failing.clear()
      for (const key of ['session-token', 'handover', 'handover-code']) await removeValue(key)
    })
    const server = redeeming()
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    returns()
    await waitFor(() => expect(app.address()).toBe('/'))
    const { verifier } = server.lastBody(redeem) as { verifier: string }
    expect(await hash(verifier)).toBe(challengeIn(app.opened[0] ?? ''))
  })

  it('is dropped with the session that began it', async () => {
    const { app } = await startLink()
    expect(bridge.values.has('handover')).toBe(true)
    await act(() => app.sessions.signOut('left'))
    await waitFor(() => expect(bridge.values.has('handover')).toBe(false))
  })

  it('confirms who is signed in before a provider is linked, and goes on with it', async () => {
    let isOld = true
    bridge.values.set('session-token', 'kept')
    const server = redeeming({
      'GET /identities': () => ({ identities: [], hasPassword: false }),
      'GET /session/confirmation': () => ({ needed: isOld, signInMethods: ['google'] }),
      'POST /handovers/confirm': () => {
        isOld = false
        return session()
      },
    })
    restoreToken('kept', () => {})
    const app = await start('/settings', server)
    await userEvent.click(await screen.findByRole('button', { name: 'Link Spotify' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm with Google' }))
    await waitFor(() => expect(app.opened).toHaveLength(1))
    const asked = new URL(app.opened[0] ?? '', location.origin).searchParams
    expect([asked.get('provider'), asked.has('confirms')]).toEqual(['google', true])
    returns()
    await waitFor(() => expect(app.opened).toHaveLength(2))
    const linking = new URL(app.opened[1] ?? '', location.origin).searchParams
    expect([linking.get('provider'), linking.has('confirms')]).toEqual(['spotify', false])
    expect([server.count('POST /handovers/confirm'), server.count(redeem)]).toEqual([1, 0])
    expect(challengeIn(app.opened[1] ?? '')).not.toBe(challengeIn(app.opened[0] ?? ''))
  })

  it('shares no verifier with a handover for another purpose', async () => {
    bridge.values.set('handover', entry())
    const app = await start('/auth', redeeming())
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    expect(challengeIn(app.opened[0] ?? '')).not.toBe(await hash('v'.repeat(43)))
  })

  it('is dropped with the first answer, and retained while there is none', async () => {
    const server = redeeming({ [redeem]: dead })
    const app = await start('/auth', server)
    await press('Google')
    await waitFor(() => expect(app.opened).toHaveLength(1))
    returns()
    await waitFor(() => expect(server.count(redeem)).toBe(1))
    expect(bridge.values.has('handover')).toBe(true)
    server.on(redeem, () => refuse('sign_in_failed'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(failed), {
      timeout: 5000,
    })
    expect(bridge.values.has('handover')).toBe(false)
  })
})
