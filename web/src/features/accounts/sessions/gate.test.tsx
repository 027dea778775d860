import { refreshSession } from '@patchbay/contract/accounts/sessions'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  dead,
  fakeServer,
  never,
  newcomer,
  refuse,
  session,
  type FakeServer,
} from '../../../../test/fake-server.ts'
import { strangeAnswer } from '../../../../test/check-contract.ts'
import { renderPage } from '../../../../test/render-app.tsx'
import { call } from '../../../platform/http/api.ts'

const signedIn = (who = session()): FakeServer =>
  fakeServer({ 'GET /session': () => ({ session: who }) })
const remembered = (): string | null => sessionStorage.getItem('redirect-after-sign-in')
const guarded = ['/marketplace', '/onboarding', '/onboarding/name', '/onboarding/terms']
const withVersion = ['/', '/events', '/messages', '/profile', '/communities']
const afterwards = (): Promise<HTMLElement> => screen.findByRole('heading', { level: 1 })

describe('a visitor', () => {
  it.each([...guarded, ...withVersion])(
    '[A-35] sees "Loading..." at %s, and no page',
    async (path) => {
      renderPage(path, { server: fakeServer({ 'GET /session': never }) })
      expect((await screen.findByText('Loading...')).closest('output')).not.toBeNull()
      expect(screen.queryByRole('heading')).toBeNull()
      expect(screen.queryByRole('navigation')).toBeNull()
    },
  )
  it.each([
    ['/marketplace?q=bass&page=2', '/marketplace?q=bass&page=2'],
    ['/marketplace?q=bass#results', '/marketplace?q=bass#results'],
    ['/onboarding/goals', '/onboarding/goals'],
    ['/onboarding', '/onboarding'],
  ])('[A-36] of %s is sent to sign in, and the path is remembered', async (path, stored) => {
    const { address } = renderPage(path)
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(address()).toBe('/auth')
    expect(remembered()).toBe(stored)
  })
  it.each(withVersion)('[A-71] sees a version of their own at %s', async (path) => {
    const { address } = renderPage(path)
    await afterwards()
    expect(address()).toBe(path)
    expect(screen.getAllByRole('link', { name: /^(Sign In|Get Started)$/ }).length).toBeGreaterThan(
      0,
    )
  })
  it('[A-37] does not have home remembered as their target', async () => {
    const { address } = renderPage('/')
    await userEvent.click(await screen.findByRole('link', { name: 'Get Started' }))
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(address()).toBe('/auth')
    expect(remembered()).toBeNull()
  })
  it.each([
    ['/events', 'Get Started'],
    ['/messages?conversation=7', 'Sign In'],
    ['/profile', 'Sign In'],
  ])('returns to %s after following its sign-in link', async (path, name) => {
    renderPage(path)
    await afterwards()
    const main = within(screen.getByRole('main'))
    await userEvent.click(main.getByRole('link', { name }))
    await screen.findByRole('button', { name: 'Continue with Google' })
    expect(remembered()).toBe(path)
  })
  it.each([
    '/auth',
    '/auth/callback',
    '/auth/validate-second-email',
    '/reset-password',
    '/auth/update-password?source=reset',
  ])('[A-01] reaches %s', async (path) => {
    const { address } = renderPage(path, {
      server: fakeServer({ 'POST /sign-in/complete': never }),
    })
    await afterwards()
    if (path !== '/auth/callback') expect(address()).toBe(path)
  })
  it('sees the welcome screen while the server does not answer', async () => {
    vi.useFakeTimers()
    renderPage('/', { server: fakeServer({ 'GET /session': dead }) })
    await act(() => vi.advanceTimersByTimeAsync(4000))
    screen.getByRole('heading', { name: 'Welcome to Patchbay' })
  })
  it('who was signed in sees an error while the server does not answer, and continues when it does', async () => {
    vi.useFakeTimers()
    localStorage.setItem('auth-user', '{"id":"x"}')
    const { server } = renderPage('/', { server: fakeServer({ 'GET /session': dead }) })
    await act(() => vi.advanceTimersByTimeAsync(4000))
    screen.getByRole('heading', { name: 'The server does not answer' })
    server.on('GET /session', () => ({ session: null }))
    await act(() => vi.advanceTimersByTimeAsync(6000))
    screen.getByRole('heading', { name: 'Welcome to Patchbay' })
  })
})

describe('someone who has not finished onboarding', () => {
  it.each(['/', '/events', '/communities', '/marketplace', '/messages'])(
    '[A-38] is sent from %s to the next step',
    async (path) => {
      const who = newcomer({ fullName: 'Ada Byron', displayName: 'Ada' })
      const { address } = renderPage(path, { server: signedIn(who) })
      await screen.findByRole('heading', { name: 'What are your roles in the music world?' })
      expect(address()).toBe('/onboarding/profession')
      expect(remembered()).toBeNull()
    },
  )
  it('[A-39] stays on the profile', async () => {
    const { address } = renderPage('/profile', { server: signedIn(newcomer()) })
    await screen.findByRole('button', { name: 'Sign out' })
    expect(address()).toBe('/profile')
  })
  it.each(['contact', 'goals'])('[A-40] stays on the onboarding step %s', async (step) => {
    const { address } = renderPage(`/onboarding/${step}`, { server: signedIn(newcomer()) })
    await screen.findByRole('progressbar')
    expect(address()).toBe(`/onboarding/${step}`)
  })
})

describe('a member', () => {
  it.each(['/', '/communities', '/marketplace', '/messages', '/profile', '/events'])(
    '[A-41, A-42] sees %s within the navigation',
    async (path) => {
      const { address } = renderPage(path, { server: signedIn() })
      await afterwards()
      expect(address()).toBe(path)
      expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1)
      expect(screen.queryByText(/Welcome to/)).toBeNull()
    },
  )
  it('[A-61, A-74] sees a notice on the sign-in page when the session expired during an action', async () => {
    const { server, queryClient, address } = renderPage('/marketplace?q=1', { server: signedIn() })
    await afterwards()
    server.on('GET /session', () => ({ session: null }))
    server.on('POST /session/refresh', () => refuse('not_authenticated'))
    const action = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => call(refreshSession, { body: {} }) })
    await act(() =>
      expect(action.execute(undefined)).rejects.toMatchObject({ code: 'not_authenticated' }),
    )
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('Your session has expired. Please sign in again.')
    expect(address()).toBe('/auth')
    expect(remembered()).toBe('/marketplace?q=1')
  })
  it('[A-74] sees a notice in place on a page that is open to visitors', async () => {
    const { sessions } = renderPage('/communities', { server: signedIn() })
    await afterwards()
    act(() => sessions.handleError(Object.assign(new Error(), {})))
    expect(sessions.state().user).not.toBeNull()
    const { ApiError } = await import('../../../platform/http/api-error.ts')
    act(() =>
      sessions.handleError(new ApiError({ code: 'not_authenticated', status: 401, message: '' })),
    )
    await screen.findAllByText('Your session has expired. Please sign in again.')
    await screen.findByRole('link', { name: 'Communities' })
  })
  it('[X-05, X-06] learns of a ban, and is sent home as a visitor', async () => {
    const { server, sessions, address } = renderPage('/marketplace', { server: signedIn() })
    await afterwards()
    server.on('GET /session', () => refuse('account_banned', { until: '2027-01-31T12:00:00.000Z' }))
    act(() => sessions.retry())
    const dialog = await screen.findByRole('alertdialog', { name: 'Your account has been banned.' })
    within(dialog).getByText('You have been signed out. The ban ends on 31 January 2027.')
    expect(within(dialog).queryByRole('link')).toBeNull()
    expect(address()).toBe('/')
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    screen.getByRole('heading', { name: 'Welcome to Patchbay' })
  })
  it('learns where to appeal a ban, if the operator has set an address', async () => {
    const banned = fakeServer({ 'GET /session': () => refuse('account_banned') })
    renderPage('/', { server: banned, supportAddress: 'support@example.com' })
    const dialog = await screen.findByRole('alertdialog', { name: 'Your account has been banned.' })
    expect(dialog.getAttribute('aria-describedby')).toBe(
      within(dialog).getByText(/^You have been signed out\./).id,
    )
    within(dialog).getByText(
      (_text, element) =>
        element?.textContent === 'If you think this is a mistake, write to support@example.com.',
    )
    const link = within(dialog).getByRole('link', { name: 'support@example.com' })
    expect(link.getAttribute('href')).toBe('mailto:support@example.com')
    // The link to the mail program does not have the initial focus.
    await waitFor(() =>
      expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'OK' })),
    )
  })
  it('[A-52] sees an error when their profile is missing', async () => {
    const broken = { ...session(), profile: null }
    renderPage('/communities', {
      server: fakeServer({ 'GET /session': () => strangeAnswer({ session: broken }) }),
    })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('User profile not found. Please contact support.')
  })
})
