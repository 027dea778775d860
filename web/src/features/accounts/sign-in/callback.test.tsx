import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dead,
  fakeServer,
  newcomer,
  refuse,
  session,
  type FakeServer,
} from '../../../../test/fake-server.ts'
import { strangeAnswer } from '../../../../test/check-contract.ts'
import { renderPage, type RenderedApp } from '../../../../test/render-app.tsx'
import { signInTexts } from './texts.ts'

const complete = 'POST /sign-in/complete'
const refresh = 'POST /session/refresh'
const load = 'GET /session'
const address = '/auth/callback?state=s1&code=4%2F0Abc&iss=https%3A%2F%2Faccounts.example'
const key = 'redirect-after-sign-in'
const who = session()

/** Like the real server: completing a sign-in creates a session. */
function providerAnswered(
  changes: Parameters<typeof fakeServer>[0] = {},
  person = who,
): FakeServer {
  let opened = false
  return fakeServer({
    [complete]: () => {
      opened = true
      return person
    },
    [refresh]: () => person,
    [load]: () => ({ session: opened ? person : null }),
    ...changes,
  })
}
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
async function arrive(server: FakeServer, path = address): Promise<RenderedApp> {
  const app = renderPage(path, { server })
  await pass(0)
  await pass(0)
  return app
}
/** Rendering takes a few ticks of the clock, which are not part of any tested wait. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await pass(1)
}
const alert = (): string | null => screen.getByRole('alert').textContent

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.restoreAllMocks())

describe('the callback of a provider', () => {
  it('[A-13] says that it is working', async () => {
    renderPage(address, { server: providerAnswered({ [complete]: () => new Promise(() => {}) }) })
    await pass(0)
    await pass(10_000)
    const text = screen.getByText('Processing Universal Link authentication...')
    expect(text.closest('output')).not.toBeNull()
  })
  it('removes the provider’s answer from the URL at once, and sends it to the server once', async () => {
    const app = await arrive(providerAnswered({ [complete]: () => new Promise(() => {}) }))
    expect(app.address()).toBe('/auth/callback')
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const answer = { state: 's1', code: '4/0Abc', iss: 'https://accounts.example' }
    expect(app.server.calls.filter(({ route }) => route === complete)).toEqual([
      { route: complete, body: { ...answer, timeZone } },
    ])
  })
  it('[A-31] leads a member home without delay', async () => {
    const app = await arrive(providerAnswered())
    await settle()
    expect(app.address()).toBe('/')
    screen.getByRole('heading', { level: 1, name: 'Home' })
    expect(app.server.count(complete)).toBe(1)
    expect(app.server.count(refresh)).toBe(1)
  })
  it('[A-31, A-69] leads a member to the remembered path, which is then forgotten', async () => {
    sessionStorage.setItem(key, '/marketplace?q=bass')
    const app = await arrive(providerAnswered())
    await settle()
    expect(app.address()).toBe('/marketplace?q=bass')
    expect(sessionStorage.getItem(key)).toBeNull()
  })
  it('[A-75] does not follow a remembered target on another site', async () => {
    sessionStorage.setItem(key, '//evil.example')
    const app = await arrive(providerAnswered())
    await settle()
    expect(app.address()).toBe('/')
  })
  it.each([
    [{}, 'name', true],
    [{ fullName: 'A', displayName: 'A' }, 'profession', true],
    [{ ...who.profile, onboardingCompleted: false }, 'terms', true],
    [{ ...who.profile, termsAccepted: false }, 'terms', false],
  ])('[A-30, A-32] leads everybody else to the next step: %#', async (changes, step, isNew) => {
    localStorage.setItem('onboarding-status', 'complete')
    sessionStorage.setItem(key, '/marketplace')
    const app = await arrive(providerAnswered({}, newcomer(changes)))
    await settle()
    expect(app.address()).toBe(`/onboarding/${step}`)
    expect(app.sessions.state().isNewUser).toBe(isNew)
    expect(sessionStorage.getItem(key)).toBe('/marketplace')
  })
  it.each([
    ['has every name', {}, false],
    ['has no full name', { fullName: null }, true],
    ['has no display name', { displayName: null }, true],
  ])('[A-30] counts as new, after onboarding, a person who %s: %s', async (_, changes, isNew) => {
    const app = await arrive(providerAnswered({}, session(changes)))
    await settle()
    expect(app.sessions.state().user?.onboardingCompleted).toBe(true)
    expect(app.sessions.state().isNewUser).toBe(isNew)
  })
})

describe('a session that does not arrive', () => {
  it.each([
    ['a dead network', dead],
    ['a failing server', () => refuse('internal')],
    ['a server that is not ready', () => refuse('unavailable')],
    ['a silent provider', () => refuse('provider_unavailable')],
    ['a sign-in in another tab', () => refuse('sign_in_pending')],
  ])('[A-24, A-25] is requested five times, 2000 ms apart: %s', async (_, answer) => {
    const app = await arrive(providerAnswered({ [complete]: answer }))
    const counts = [app.server.count(complete)]
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await pass(1990)
      counts.push(app.server.count(complete))
      await pass(10)
      counts.push(app.server.count(complete))
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
    await settle()
    expect(app.address()).toBe('/auth')
    expect(alert()).toBe('Authentication failed. Please try again.')
    await pass(20_000)
    expect(app.server.count(complete)).toBe(5)
  })
  it('[A-24] is used as soon as the server returns it', async () => {
    const server = providerAnswered({ [complete]: dead })
    const app = await arrive(server)
    server.on(complete, () => who)
    server.on(load, () => ({ session: who }))
    await pass(2000)
    await settle()
    expect(app.address()).toBe('/')
  })
  it.each(['sign_in_failed', 'invalid_input', 'identity_taken'] as const)(
    '[A-25] is not requested again after %s',
    async (code) => {
      const app = await arrive(providerAnswered({ [complete]: () => refuse(code) }))
      await settle()
      expect(app.address()).toBe('/auth')
      expect(alert()).toBe('Authentication failed. Please try again.')
      expect(app.server.count(complete)).toBe(1)
    },
  )
  it('is not called a failure if the person cancelled at the provider', async () => {
    const app = await arrive(providerAnswered({ [complete]: () => refuse('sign_in_cancelled') }))
    await settle()
    expect(app.address()).toBe('/auth')
    expect(screen.queryByRole('alert')).toBeNull()
    const words = screen.getByText('You cancelled the sign-in. Nothing has changed.')
    expect(words.closest('[role=status]')).not.toBeNull()
    expect(app.server.count(complete)).toBe(1)
  })
  it('of a new identity whose verified address has an account points to it, or starts apart', async () => {
    vi.useRealTimers()
    const elsewhere = { provider: 'google', signInMethods: ['apple', 'email'] }
    const server = providerAnswered({
      [complete]: () => refuse('account_elsewhere', { elsewhere }),
    })
    server.on('POST /sign-in/start', () => ({ url: 'https://accounts.example/again' }))
    const app = renderPage(address, { server })
    await screen.findByText(
      'Your e-mail address has an account already. Sign in with Apple or your e-mail address and password to open it. You can link Google in the settings then.',
    )
    expect(app.address()).toBe('/auth')
    expect(screen.queryByRole('alert')).toBeNull()
    // Signing in the other way leads to where it is linked.
    expect(sessionStorage.getItem(key)).toBe('/settings')
    await userEvent.click(screen.getByRole('button', { name: 'Create a separate account instead' }))
    await waitFor(() => expect(app.opened).toEqual(['https://accounts.example/again']))
    expect(sessionStorage.getItem(key)).toBeNull()
    app.unmount()
    renderPage(address, { server })
    await waitFor(() => expect(server.count(complete)).toBe(2))
    expect(server.lastBody(complete)).toMatchObject({ separate: true })
  })
  it('is explained to a person who was linking a provider of another account', async () => {
    const server = providerAnswered({ [complete]: () => refuse('identity_taken') })
    server.on(load, () => ({ session: who }))
    sessionStorage.setItem('redirect-after-sign-in', '/communities')
    const app = await arrive(server)
    await settle()
    expect(app.address()).toBe('/communities')
    expect(app.server.count(complete)).toBe(1)
  })
  it('[A-25] cannot exist without an answer of a provider', async () => {
    const app = await arrive(providerAnswered(), '/auth/callback')
    await settle()
    expect(app.address()).toBe('/auth')
    expect(alert()).toBe('Authentication failed. Please try again.')
    expect(app.server.count(complete)).toBe(0)
  })
  it('is found after a reload, which has lost the provider’s answer', async () => {
    const app = await arrive(
      providerAnswered({ [load]: () => ({ session: who }) }),
      '/auth/callback',
    )
    await settle()
    expect(app.address()).toBe('/')
  })
  it('is refused to a banned person, who sees the reason at home', async () => {
    vi.useRealTimers()
    const app = renderPage(address, {
      server: providerAnswered({ [complete]: () => refuse('account_banned') }),
    })
    await screen.findByRole('alertdialog', { name: 'Your account has been banned.' })
    expect(app.address()).toBe('/')
  })
})

describe('a profile that does not arrive', () => {
  const without = { ...who, profile: null }
  const lost = {
    [complete]: () => strangeAnswer(without),
    [refresh]: () => strangeAnswer(without),
    [load]: () => strangeAnswer({ session: without }),
  }

  it('[A-26] waits for the refreshed session, 2000 ms at most', async () => {
    const app = await arrive(providerAnswered({ [refresh]: () => new Promise(() => {}) }))
    await pass(1980)
    expect(app.address()).toBe('/auth/callback')
    await pass(20)
    await settle()
    expect(app.address()).toBe('/')
    expect(app.server.count(refresh)).toBe(1)
  })
  it('[A-27, A-28] is requested five times, 2000 ms apart; then the person counts as new', async () => {
    const app = await arrive(providerAnswered(lost))
    const attempts = (): number => {
      const routes = app.server.calls.map(({ route }) => route)
      return routes.slice(routes.indexOf(refresh)).filter((route) => route === load).length
    }
    const counts = [attempts()]
    for (let attempt = 1; attempt < 5; attempt += 1) {
      await pass(1990)
      counts.push(attempts())
      await pass(10)
      counts.push(attempts())
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5])
    await settle()
    expect(app.address()).toBe('/onboarding/name')
    screen.getByRole('heading', { name: "Let's get to know you!" })
  })
  it('[A-27] ends the wait as soon as it arrives', async () => {
    const server = providerAnswered(lost)
    const app = await arrive(server)
    server.on(load, () => ({ session: who }))
    await pass(2000)
    await settle()
    expect(app.address()).toBe('/')
  })
  it.each([
    ['the session is gone', { [refresh]: () => refuse('not_authenticated') }],
    [
      'nobody is signed in any more',
      { [refresh]: () => strangeAnswer(without), [load]: () => ({ session: null }) },
    ],
  ])('[A-29] signs out when %s', async (_, changes) => {
    const app = await arrive(providerAnswered(changes))
    await settle()
    expect(app.address()).toBe('/auth')
    expect(alert()).toBe('Please sign in again.')
    expect(app.sessions.state().user).toBeNull()
    expect(app.server.count('POST /session/sign-out')).toBe(1)
  })
})

describe('the callback of a confirmation', () => {
  const confirmed = 'POST /session/confirmation/complete'
  const back = '/auth/callback?state=confirm.s1&code=4%2F0Abc'
  const identity = {
    id: '0191d1c0-0000-7000-8000-00000000000c',
    provider: 'google',
    email: 'ada@example.com',
    createdAt: '2026-11-01T10:00:00.000Z',
    can: { unlink: true },
  }
  // The page and its dialog are loaded first, which takes real time.
  // A limit for hanging: the page that is opened is large, and the machine may be busy.
  const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 60_000 })
  async function confirm(
    interrupted: object,
    target: string,
    answer: () => unknown = () => new Response(null, { status: 204 }),
  ): Promise<RenderedApp> {
    sessionStorage.setItem(key, target)
    sessionStorage.setItem('interrupted', JSON.stringify(interrupted))
    const server = fakeServer({
      [load]: () => ({ session: who }),
      [confirmed]: answer,
      'GET /identities': () => ({ identities: [identity], hasPassword: false }),
      'POST /identities/start': () => ({ url: 'https://accounts.spotify.com/authorize' }),
    })
    return arrive(server, back)
  }

  it('opens the dialog again in which the account was being deleted', async () => {
    const app = await confirm({ kind: 'delete' }, '/profile')
    await until(() => screen.getByRole('dialog', { name: 'Delete Account' }))
    expect(app.address()).toBe('/profile')
    expect(app.server.lastBody(confirmed)).toEqual({ state: 'confirm.s1', code: '4/0Abc' })
    expect([app.server.count(complete), app.server.count('POST /account/delete')]).toEqual([0, 0])
  })

  it('opens the question again whether to unlink', async () => {
    await confirm({ kind: 'unlink', identityId: identity.id }, '/settings')
    await until(() => screen.getByRole('alertdialog', { name: 'Unlink Google?' }))
  })

  it('goes on to the provider that was being linked', async () => {
    const app = await confirm({ kind: 'link', provider: 'spotify' }, '/settings')
    await until(() => expect(app.opened).toEqual(['https://accounts.spotify.com/authorize']))
    expect(app.address()).toBe('/settings')
    expect(sessionStorage.getItem(key)).toBe('/settings')
  })

  it.each([
    ['other_identity', signInTexts.otherIdentity],
    ['sign_in_cancelled', signInTexts.notConfirmed],
    ['sign_in_stale', signInTexts.signInStale],
    ['sign_in_failed', signInTexts.authenticationFailed],
  ] as const)('returns with a message after %s, and nothing goes on', async (code, words) => {
    const app = await confirm({ kind: 'delete' }, '/profile', () => refuse(code))
    await until(() => screen.getAllByText(words))
    expect(app.address()).toBe('/profile')
    expect(app.sessions.state().user?.id).toBe(who.profile.id)
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('an unexpected error', () => {
  it('[A-33] is shown on the sign-in page after 3000 ms, with our own text', async () => {
    const without = { ...who, profile: null }
    const app = await arrive(
      providerAnswered({
        [complete]: () => strangeAnswer(without),
        [refresh]: () => strangeAnswer(without),
        [load]: () => refuse('forbidden', { message: '<img src=x>' }),
      }),
    )
    await pass(2900)
    expect(app.address()).toBe('/auth/callback')
    await pass(100)
    await settle()
    expect(app.address()).toBe('/auth')
    expect(alert()).toBe('Authentication failed. Please try again.')
  })
})

describe('the duration of a sign-in', () => {
  it.each([
    [300_001, 1],
    [299_000, 0],
  ])('[A-68] is only logged: %i ms', async (took, lines) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    sessionStorage.setItem('sign-in-started', String(Date.now() - took))
    const app = await arrive(providerAnswered())
    await settle()
    expect(app.address()).toBe('/')
    expect(info.mock.calls.filter(([words]) => words === signInTexts.slowSignIn)).toHaveLength(
      lines,
    )
  })
})
