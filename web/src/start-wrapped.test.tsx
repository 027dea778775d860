import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { bridge } from '../test/fake-bridge.ts'
import { fakeServer, refuse, session, type FakeServer } from '../test/fake-server.ts'
import { renderPage, type RenderedApp } from '../test/render-app.tsx'
import { readToken, restoreToken } from './platform/http/token.ts'
import { startWrapped } from './start-wrapped.ts'

const server = 'https://patchbay.example'
const tokenKey = 'session-token'

const asked: [route: string, authorization: string | null][] = []
/** Records the token of each request, in addition to the requests that the fake server records. */
function noteTokens(): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')
    asked.push([`${init.method} ${url.replace(`${server}/api`, '')}`, token])
    return fetch(url.replace(server, ''), init)
  })
}

const member = (more: Parameters<typeof fakeServer>[0] = {}): FakeServer =>
  fakeServer({ 'GET /session': () => ({ session: readToken() ? session() : null }), ...more })

async function start(path: string, given = member()): Promise<RenderedApp> {
  noteTokens()
  restoreToken(bridge.values.get(tokenKey), () => {})
  const app = renderPage(path, { server: given })
  const stop = await startWrapped(app.router, app.sessions)
  onTestFinished(stop)
  return app
}

beforeEach(() => {
  asked.length = 0
  bridge.restart()
  bridge.values.clear()
  restoreToken(undefined, () => {})
  document.documentElement.dataset['server'] = server
  onTestFinished(() => {
    delete document.documentElement.dataset['server']
  })
})

describe('the session of the native app', () => {
  it('is restored before the first request, and sent with every request', async () => {
    bridge.values.set(tokenKey, 'kept')
    const first = renderPage('/auth/email')
    onTestFinished(await startWrapped(first.router, first.sessions))
    const given = member()
    noteTokens()
    renderPage('/settings', { server: given })
    await screen.findByRole('heading', { level: 1, name: 'Settings' })
    expect(asked.length).toBeGreaterThan(1)
    expect(new Set(asked.map(([, token]) => token))).toEqual(new Set(['Bearer kept']))
  })

  it('is stored after a sign-in by password, and removed after a sign-out', async () => {
    const app = await start(
      '/auth/email',
      member({
        'GET /sign-in/options': () => ({ password: true, mailCode: false }),
        'POST /sign-in/password': () => ({ ...session(), token: 'fresh' }),
      }),
    )
    const user = userEvent.setup()
    await user.type(await screen.findByLabelText('E-mail address'), 'ada@example.com')
    await user.type(screen.getByLabelText('Password'), 'a long password')
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(bridge.values.get(tokenKey)).toBe('fresh'))
    await act(() => app.sessions.signOut('left'))
    expect(asked.filter(([route]) => route === 'POST /session/sign-out')).toEqual([
      ['POST /session/sign-out', 'Bearer fresh'],
    ])
    await waitFor(() => expect(bridge.values.has(tokenKey)).toBe(false))
    expect(readToken()).toBeUndefined()
  })

  it('is retained until the server has received a sign-out, and removed if the server ended it', async () => {
    bridge.values.set(tokenKey, 'kept')
    const given = member({ 'POST /session/sign-out': () => refuse('unavailable') })
    const app = await start('/settings', given)
    await act(() => app.sessions.signOut('left'))
    expect(bridge.values.get(tokenKey)).toBe('kept')
    given.on('POST /session/sign-out', () => refuse('not_authenticated'))
    await act(() => app.sessions.settle())
    await waitFor(() => expect(bridge.values.has(tokenKey)).toBe(false))
  })
})

describe('a link from outside the app', () => {
  it('leads to its page, also when it started the app, and only once', async () => {
    bridge.values.set(tokenKey, 'kept')
    bridge.launchUrl = `${server}/notifications?a=b#top`
    const app = await start('/')
    await waitFor(() => expect(app.address()).toBe('/notifications?a=b#top'))
    act(() => bridge.fire('appUrlOpen', { url: `${server}/settings` }))
    await waitFor(() => expect(app.address()).toBe('/settings'))
    // The page reloads, and the system still reports the launch URL.
    onTestFinished(await startWrapped(app.router, app.sessions))
    await act(() => Promise.resolve())
    expect(app.address()).toBe('/settings')
  })

  it.each(['the listener first', 'the listener last'])(
    'is followed once if the system reports it twice: %s',
    async (order) => {
      const url = `${server}/auth/update-password#token=t`
      const opened = (): number => bridge.calls().filter((call) => call === 'Browser.open').length
      bridge.launchUrl = url
      const app = renderPage('/auth', { server: member() })
      const started = startWrapped(app.router, app.sessions)
      if (order === 'the listener first') {
        await waitFor(() => expect(bridge.receives('appUrlOpen')).toBe(true))
        act(() => bridge.fire('appUrlOpen', { url }))
      }
      onTestFinished(await started)
      await waitFor(() => expect(opened()).toBe(1))
      act(() => bridge.fire('appUrlOpen', { url }))
      // The page reloads, and the system still reports the launch URL.
      onTestFinished(await startWrapped(app.router, app.sessions))
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      expect(opened()).toBe(1)
    },
  )

  it('shows an error if it could not be opened', async () => {
    bridge.failing.add('Browser.open')
    await start('/auth')
    await screen.findByRole('heading', { level: 1 })
    act(() => bridge.fire('appUrlOpen', { url: `${server}/api/docs` }))
    await screen.findByText(/could not be loaded/)
  })

  it.each([
    'https://patchbay.example.evil.example/events',
    'https://someone@patchbay.example/events',
    'http://patchbay.example/events',
    'javascript:alert(1)',
    'nonsense',
  ])('does nothing if it is not one of ours: %s', async (url) => {
    const app = await start('/auth')
    await screen.findByRole('heading', { level: 1 })
    await act(async () => bridge.fire('appUrlOpen', { url }))
    expect(app.address()).toBe('/auth')
    expect(bridge.calls()).not.toContain('Browser.open')
  })

  it.each(['/auth/update-password#token=t', '/%61uth/callback?state=s&code=c', '/api/docs'])(
    'opens in a browser if it has a side effect: %s',
    async (path) => {
      const app = await start('/auth')
      await screen.findByRole('heading', { level: 1 })
      await act(async () => bridge.fire('appUrlOpen', { url: server + path }))
      await waitFor(() => expect(bridge.options('Browser.open')).toEqual({ url: server + path }))
      expect(app.address()).toBe('/auth')
    },
  )
})

describe('the back button', () => {
  it('closes an overlay, then goes back, and leaves the app from the first page', async () => {
    bridge.values.set(tokenKey, 'kept')
    const listed = {
      provider: 'google' as const,
      email: 'ada@example.com',
      createdAt: session().profile.createdAt,
      can: { unlink: true },
    }
    const identities = [
      { id: session().id, ...listed },
      { id: session().profile.id, ...listed, provider: 'apple' as const },
    ]
    const handlers = { 'GET /identities': () => ({ identities, hasPassword: false }) }
    const app = await start('/notifications', member(handlers))
    await act(() => app.router.navigate({ to: '/settings' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink Apple' }))
    await screen.findByRole('alertdialog')
    act(() => bridge.fire('backButton'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(app.address()).toBe('/settings')
    act(() => bridge.fire('backButton'))
    await waitFor(() => expect(app.address()).toBe('/notifications'))
    expect(bridge.calls()).not.toContain('App.minimizeApp')
    act(() => bridge.fire('backButton'))
    await waitFor(() => expect(bridge.calls()).toContain('App.minimizeApp'))
  })
})
