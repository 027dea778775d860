import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSessions, pass, signedIn } from '../../../../test/begin-sessions.ts'
import {
  dead,
  fakeServer,
  newcomer,
  profile,
  refuse,
  session,
} from '../../../../test/fake-server.ts'
import { strangeAnswer } from '../../../../test/check-contract.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { openScrollPosition } from '../../../platform/storage/scroll-positions.ts'

const stored = (): unknown => JSON.parse(localStorage.getItem('auth-user') ?? 'null')
const storageEvent = (key: string | null): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.restoreAllMocks())

describe('fetching the session', () => {
  it('[A-51] takes the profile from the session', async () => {
    const { sessions, user, server } = beginSessions(signedIn())
    expect(sessions.state()).toMatchObject({ user: null, loading: true })
    await pass()
    expect(user()).toEqual(profile())
    expect(server.count('GET /session')).toBe(1)
  })
  it('applies a newer profile, and ignores an older one that arrives late', async () => {
    const { sessions, user } = beginSessions(signedIn())
    await pass()
    sessions.update(profile({ displayName: 'Newer', version: 5 }))
    sessions.update(profile({ displayName: 'Older', version: 4 }))
    expect(user()?.displayName).toBe('Newer')
  })
  it('[A-53] has nobody signed in when the server answers not authenticated', async () => {
    const { sessions } = beginSessions(
      fakeServer({ 'GET /session': () => refuse('not_authenticated') }),
    )
    await pass()
    expect(sessions.state()).toMatchObject({ user: null, loading: false, problem: null })
  })
  it('[A-65, A-67] retries after 200, 400, 800 and 1600 ms while there is no answer', async () => {
    const { server, sessions } = beginSessions(
      fakeServer({ 'GET /session': () => new Response('', { status: 504 }) }),
    )
    const counts: number[] = []
    for (const ms of [0, 199, 1, 400, 800, 1600]) {
      await pass(ms)
      counts.push(server.count('GET /session'))
    }
    expect(counts).toEqual([1, 1, 2, 3, 4, 5])
    await pass(1)
    expect(sessions.state()).toMatchObject({ loading: false, problem: 'unreachable' })
    server.on('GET /session', () => ({ session: session() }))
    await pass(5000)
    expect(sessions.state()).toMatchObject({ user: { displayName: 'Ada' }, problem: null })
  })
  it('[A-52] treats a session without a profile as a problem, not as a visitor', async () => {
    const { sessions } = beginSessions(
      fakeServer({
        'GET /session': () => strangeAnswer({ session: { ...session(), profile: null } }),
      }),
    )
    await pass()
    expect(sessions.state()).toMatchObject({ user: null, problem: 'profile_missing' })
  })
  it('fetches again when the window gets the focus', async () => {
    const { server, user } = beginSessions(signedIn())
    await pass(31_000)
    server.on('GET /session', () => ({ session: session({ displayName: 'Countess' }) }))
    window.dispatchEvent(new Event('visibilitychange'))
    await pass()
    expect(user()?.displayName).toBe('Countess')
  })
})

describe('browser storage', () => {
  it('[A-47] has the displayed fields of the person, and no others', async () => {
    const { sessions } = beginSessions(signedIn())
    await pass()
    expect(sessions.state().loading).toBe(false)
    expect(stored()).toEqual({
      id: profile().id,
      fullName: 'Ada Byron',
      displayName: 'Ada',
      avatarUrl: '/api/avatars/ada.svg',
      verified: false,
      role: 'user',
      professions: ['Producer'],
    })
  })
  it('[A-48] is cleared when nobody is signed in any more', async () => {
    localStorage.setItem('auth-user', '{"id":"old"}')
    beginSessions(fakeServer())
    await pass()
    expect(localStorage.getItem('auth-user')).toBeNull()
  })
  it('[A-49] has the onboarding step, and that onboarding is complete', async () => {
    const { server, client } = beginSessions(
      signedIn(newcomer({ fullName: 'A', displayName: 'A' })),
    )
    await pass()
    expect(localStorage.getItem('onboarding-step')).toBe('profession')
    expect(localStorage.getItem('onboarding-status')).toBeNull()
    server.on('GET /session', () => ({ session: session() }))
    await client.refetchQueries({ queryKey: ['session'] })
    await pass()
    expect(localStorage.getItem('onboarding-step')).toBeNull()
    expect(localStorage.getItem('onboarding-status')).toBe('complete')
  })
  it('[A-49] is never trusted: the server’s flags decide', async () => {
    localStorage.setItem('onboarding-status', 'complete')
    const { sessions } = beginSessions(signedIn(newcomer()))
    await pass()
    expect(sessions.state()).toMatchObject({ onboardingStep: 'name', isNewUser: true })
    expect(localStorage.getItem('onboarding-status')).toBeNull()
  })
  it('has the scroll positions of the person until they sign out', async () => {
    const { sessions } = beginSessions(signedIn())
    await pass()
    openScrollPosition('list').write('120')
    sessions.handleError(new ApiError({ code: 'not_authenticated', status: 401, message: 'over' }))
    expect(openScrollPosition('list').read()).toBe('120')
    sessions.adopt(session())
    await sessions.signOut()
    expect(openScrollPosition('list').read()).toBeNull()
  })
  it('[Y-04] may be forbidden, like broadcasts', async () => {
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
    vi.stubGlobal('BroadcastChannel', forbidden)
    const { sessions, user, server } = beginSessions(signedIn())
    await pass()
    expect(user()?.displayName).toBe('Ada')
    server.on('POST /session/sign-out', dead)
    await sessions.signOut()
    await pass(60_000)
    expect(user()).toBeNull()
  })
})

describe('other tabs', () => {
  it('[A-56] applies at once a change that another tab has stored for the same person', async () => {
    const { user, server, events } = beginSessions(signedIn())
    await pass()
    const changed = session({ displayName: 'Countess', avatarUrl: '/new.png' })
    server.on('GET /session', () => ({ session: changed }))
    localStorage.setItem('auth-user', JSON.stringify(changed.profile))
    storageEvent('auth-user')
    expect(user()).toMatchObject({ displayName: 'Countess', email: 'ada@example.com' })
    expect(events.at(-1)).toBe('user_updated')
    await pass()
    expect(server.count('GET /session')).toBe(2)
  })
  it('[A-56] is signed in when another tab is', async () => {
    const { user, server } = beginSessions(fakeServer())
    await pass()
    server.on('GET /session', () => ({ session: session() }))
    localStorage.setItem('auth-user', JSON.stringify({ id: profile().id }))
    storageEvent('auth-user')
    await pass()
    expect(user()?.displayName).toBe('Ada')
  })
  it('[A-56] is signed out when another tab is, without a request', async () => {
    const { sessions, user, server } = beginSessions(signedIn())
    await pass()
    localStorage.removeItem('auth-user')
    storageEvent('auth-user')
    expect(user()).toBeNull()
    expect(sessions.state().ended).toBeNull()
    await pass()
    expect(server.count('POST /session/sign-out')).toBe(0)
  })
  it('[A-56] ignores invalid stored data', async () => {
    const { user } = beginSessions(fakeServer())
    await pass()
    for (const nonsense of ['{', '1', 'null', '{"id":5}']) {
      localStorage.setItem('auth-user', nonsense)
      storageEvent('auth-user')
    }
    storageEvent('theme')
    await pass()
    expect(user()).toBeNull()
  })
  function fakeChannel() {
    const channel = new EventTarget()
    const sent: unknown[] = []
    vi.stubGlobal('BroadcastChannel', function Fake() {
      return Object.assign(channel, {
        postMessage: (message: unknown) => sent.push(message),
        close: () => {},
      })
    })
    return { channel, sent }
  }
  it('receives a sign-out by broadcast if nothing can be stored', async () => {
    const { channel, sent } = fakeChannel()
    const { sessions, user } = beginSessions(signedIn())
    await pass()
    channel.dispatchEvent(new MessageEvent('message', { data: 'signed_out' }))
    expect(user()).toBeNull()
    sessions.adopt(session())
    await sessions.signOut()
    expect(sent).toEqual(['signed_in', 'signed_out'])
  })
  it('says in every tab that the account is banned, and why', async () => {
    const { channel, sent } = fakeChannel()
    const { sessions, user } = beginSessions(signedIn())
    await pass()
    const details = { until: '2027-01-01T00:00:00.000Z', words: 'Spam in three rooms.' }
    const status = { status: 403, message: 'Banned', requestId: 'one' }
    sessions.handleError(new ApiError({ code: 'account_banned', ...status, ...details }))
    expect(sent).toEqual([{ banned: { ...details, appeal: undefined } }])
    sessions.adopt(session())
    await pass()
    // In the other tab the storage tells of the end first.
    localStorage.removeItem('auth-user')
    storageEvent('auth-user')
    expect([user(), sessions.state().ended]).toEqual([null, null])
    channel.dispatchEvent(new MessageEvent('message', { data: sent[0] }))
    expect(sessions.state()).toMatchObject({ ended: 'banned', banWords: details.words })
  })
})
