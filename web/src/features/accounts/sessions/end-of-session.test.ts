import { refreshSession } from '@patchbay/contract/accounts/sessions'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSessions, pass, signedIn } from '../../../../test/begin-sessions.ts'
import { dead, fakeServer, newcomer, refuse, session } from '../../../../test/fake-server.ts'
import { call } from '../../../platform/http/api.ts'
import { ownZone } from '../../../platform/time/time-zone.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.restoreAllMocks())

describe('signing out', () => {
  it('[A-58] clears the person, the onboarding state and all data that was fetched for them', async () => {
    const { sessions, client, user, server, events } = beginSessions(signedIn(newcomer()))
    await pass()
    client.setQueryData(['messages'], ['secret'])
    sessionStorage.setItem('redirect-after-sign-in', '/marketplace')
    await sessions.signOut()
    expect(user()).toBeNull()
    expect(events.at(-1)).toBe('signed_out')
    expect(client.getQueryData(['messages'])).toBeUndefined()
    for (const key of ['auth-user', 'onboarding-step', 'onboarding-status', 'sign-out-pending'])
      expect(localStorage.getItem(key), key).toBeNull()
    expect(sessionStorage.getItem('redirect-after-sign-in')).toBeNull()
    expect(server.count('POST /session/sign-out')).toBe(1)
  })
  it('[A-58] works at once if the server is dead, lasts, and reaches the server when it is back', async () => {
    const { sessions, user, server } = beginSessions(signedIn())
    await pass()
    server.on('POST /session/sign-out', dead)
    void sessions.signOut()
    expect(user()).toBeNull()
    // The cookie still exists, so that a request would sign the person in again.
    await pass(20_000)
    expect(user()).toBeNull()
    expect(server.count('GET /session')).toBe(1)
    server.on('POST /session/sign-out', () => new Response(null, { status: 204 }))
    server.on('GET /session', () => ({ session: null }))
    await pass(5000)
    expect(localStorage.getItem('sign-out-pending')).toBeNull()
    const told = server.count('POST /session/sign-out')
    await pass(60_000)
    expect(server.count('POST /session/sign-out')).toBe(told)
  })
  it.each(['rate_limited', 'internal'] as const)(
    'is not complete while the server answers %s: the cookie would sign the person in again',
    async (code) => {
      const { sessions, user, server } = beginSessions(signedIn())
      await pass()
      server.on('POST /session/sign-out', () => refuse(code))
      void sessions.signOut()
      await pass(6_000)
      expect(user()).toBeNull()
      expect(localStorage.getItem('sign-out-pending')).toBe('true')
      expect(server.count('GET /session')).toBe(1)
    },
  )
  it('lasts over a reload while the server has not confirmed it', async () => {
    localStorage.setItem('sign-out-pending', 'true')
    const server = signedIn()
    server.on('POST /session/sign-out', dead)
    const { user } = beginSessions(server)
    await pass(6000)
    expect(user()).toBeNull()
    expect(server.count('POST /session/sign-out')).toBe(2)
  })
  it('is not undone by the answer to an earlier request', async () => {
    const { sessions, client, user, server } = beginSessions(signedIn())
    await pass()
    let answer: (value: unknown) => void = () => {}
    server.on('GET /session', () => new Promise((resolve) => (answer = resolve)))
    void client.refetchQueries({ queryKey: ['session'] })
    await pass()
    await sessions.signOut()
    answer({ session: session() })
    await pass()
    expect(user()).toBeNull()
  })
})

describe('an end that the person did not request', () => {
  it('[A-61, A-74] ends the session here when any action is answered not authenticated', async () => {
    const { sessions, client, user } = beginSessions(signedIn())
    await pass()
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => call(refreshSession, { body: {} }),
    })
    vi.stubGlobal('fetch', async () => refuse('not_authenticated'))
    await mutation.execute(undefined).catch(() => {})
    expect(user()).toBeNull()
    expect(sessions.state().ended).toBe('expired')
  })
  it('[X-02] checks every two minutes whether the person is still allowed', async () => {
    const { sessions, server } = beginSessions(signedIn())
    await pass()
    const asked = server.count('GET /session')
    await pass(119_000)
    expect(server.count('GET /session')).toBe(asked)
    server.on('GET /session', () => refuse('account_banned', { until: '2027-01-31T00:00:00.000Z' }))
    await pass(1_000)
    expect(sessions.state()).toMatchObject({
      user: null,
      ended: 'banned',
      bannedUntil: '2027-01-31T00:00:00.000Z',
    })
  })
  it('[X-02, X-04] ends a banned person’s session at the start, here and on the server', async () => {
    const { sessions, server } = beginSessions(
      fakeServer({ 'GET /session': () => refuse('account_banned') }),
    )
    await pass()
    expect(sessions.state()).toMatchObject({ user: null, loading: false, ended: 'banned' })
    expect(server.count('POST /session/sign-out')).toBe(1)
  })
})

describe('a page in another time zone than its session', () => {
  it('sends its time zone once', async () => {
    const away = { ...session(), timeZone: 'Pacific/Kiritimati' }
    const { server } = beginSessions(signedIn(away))
    server.on('POST /session/refresh', () => session())
    await pass(121_000)
    expect(server.count('POST /session/refresh')).toBe(1)
    expect(server.lastBody('POST /session/refresh')).toEqual({ timeZone: ownZone() })
  })
})

describe('the end of the session', () => {
  const ending = (inMs: number) => ({
    ...session(),
    expiresAt: new Date(Date.now() + inMs).toISOString(),
  })
  it('[A-66] is extended when fewer than three ticks of 30 s remain before its last 10 s', async () => {
    const later = ending(30 * 24 * 3_600_000)
    const { server, events } = beginSessions(signedIn(ending(131_000)))
    server.on('POST /session/refresh', () => later)
    await pass(29_999)
    expect(server.count('POST /session/refresh')).toBe(0)
    await pass(1)
    // 131 - 30 - 10 = 91 s remain: three ticks and a second.
    expect(server.count('POST /session/refresh')).toBe(0)
    await pass(30_000)
    expect(server.count('POST /session/refresh')).toBe(1)
    expect(events.at(-1)).toBe('token_refreshed')
    server.on('GET /session', () => ({ session: later }))
    await pass(600_000)
    expect(server.count('POST /session/refresh')).toBe(1)
  })
  it('[A-65, A-67] is retried from 200 ms on, doubling, while the server cannot be reached', async () => {
    const { server } = beginSessions(signedIn(ending(60_000)))
    server.on('POST /session/refresh', () => new Response('', { status: 502 }))
    const counts: number[] = []
    for (const ms of [30_000, 199, 1, 400, 800]) {
      await pass(ms)
      counts.push(server.count('POST /session/refresh'))
    }
    expect(counts).toEqual([1, 1, 2, 3, 4])
  })
  it('[A-74] ends the session when it has expired', async () => {
    const { server, sessions } = beginSessions(signedIn(ending(60_000)))
    server.on('POST /session/refresh', () => refuse('not_authenticated'))
    await pass(30_000)
    expect(sessions.state()).toMatchObject({ user: null, ended: 'expired' })
  })
})
