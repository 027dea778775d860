import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { beginSessions, pass, signedIn } from '../../../../test/begin-sessions.ts'
import { fakeServer, profile, verification, type FakeServer } from '../../../../test/fake-server.ts'
import { fakeSockets } from '../../../../test/fake-socket.ts'
import { followSession } from './follow-session.ts'

beforeEach(() => vi.useFakeTimers())

async function follow(server: FakeServer = signedIn()) {
  const sockets = fakeSockets()
  const started = beginSessions(server)
  onTestFinished(followSession(started.sessions))
  await pass()
  return { ...started, sockets }
}
const changed = (version: number, displayName: string) => ({
  type: 'profile_changed',
  profile: profile({ displayName, version }),
})

it('listens for the signed-in person, and not for visitors', async () => {
  expect((await follow(fakeServer())).sockets).toHaveLength(0)
  const { sockets, sessions, server } = await follow()
  expect(sockets.map(({ url }) => url.pathname)).toEqual(['/api/realtime'])
  server.on('GET /session', () => ({ session: null }))
  await sessions.signOut()
  expect(sockets[0]?.closed).toBe(true)
  await pass(60_000)
  expect(sockets).toHaveLength(1)
})

it('[A-54] applies a change to the profile at once, and ignores older ones', async () => {
  const { sockets, user, events } = await follow()
  sockets[0]?.open()
  sockets[0]?.say(changed(8, 'Countess'))
  expect(user()?.displayName).toBe('Countess')
  expect(events.at(-1)).toBe('user_updated')
  expect(localStorage.getItem('auth-user')).toContain('Countess')
  sockets[0]?.say(changed(7, 'Older'))
  expect(user()?.displayName).toBe('Countess')
})

it('[A-45, A-55] keeps the newest verification request, through changes to the profile', async () => {
  const { sockets, sessions } = await follow()
  const say = (changes: Parameters<typeof verification>[0]) =>
    sockets[0]?.say({ type: 'verification_changed', request: verification(changes) })
  sockets[0]?.open()
  say({ version: 2, status: 'approved' })
  say({ version: 1, status: 'pending' })
  say({ version: 9, userId: verification().id })
  sockets[0]?.say(changed(8, 'Countess'))
  expect(sessions.state().verificationRequest).toMatchObject({ version: 2, status: 'approved' })
  await sessions.signOut()
  expect(sessions.state().verificationRequest).toBeNull()
})

it.each([
  ['signed_out', 'expired'],
  ['banned', 'banned'],
])('ends the session when the server says %s, and does not reconnect', async (reason, ended) => {
  const { sockets, sessions, server } = await follow()
  server.on('GET /session', () => ({ session: null }))
  sockets[0]?.open()
  sockets[0]?.say({ type: 'session_ended', reason })
  expect(sessions.state()).toMatchObject({ user: null, ended })
  await pass(60_000)
  expect(sockets).toHaveLength(1)
})

it('tells a banned person until when and why', async () => {
  const { sockets, sessions } = await follow()
  sockets[0]?.open()
  const ban = { until: '2027-01-31T12:00:00.000Z', words: 'No adverts.' }
  sockets[0]?.say({ type: 'session_ended', reason: 'banned', ...ban })
  expect(sessions.state()).toMatchObject({ bannedUntil: ban.until, banWords: ban.words })
})

it('sends its version when the socket opens or reopens', async () => {
  const { sockets, server } = await follow()
  const asked = server.count('GET /session')
  const { id } = profile()
  sockets[0]?.open()
  expect(sockets[0]?.sent).toEqual([
    { type: 'resume', versions: { [`profile:${id}`]: 3, [`verification:${id}`]: 0 } },
  ])
  sockets[0]?.say(changed(8, 'Countess'))
  sockets[0]?.say({ type: 'verification_changed', request: verification({ version: 2 }) })
  sockets[0]?.drop()
  await pass(1000)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toEqual([
    { type: 'resume', versions: { [`profile:${id}`]: 8, [`verification:${id}`]: 2 } },
  ])
  expect(server.count('GET /session')).toBe(asked)
})

it('polls the server while the socket stays down, without a notice', async () => {
  const { sockets, server, events } = await follow()
  const before = { asked: server.count('GET /session'), told: events.length }
  for (let second = 0; second < 40; second += 1) {
    if (sockets.at(-1)?.closed === false) sockets.at(-1)?.drop()
    await pass(1000)
  }
  expect(server.count('GET /session')).toBeGreaterThan(before.asked + 1)
  expect(events).toHaveLength(before.told)
})

it('works without sockets', async () => {
  const { user } = await follow()
  vi.stubGlobal('WebSocket', undefined)
  const again = beginSessions(signedIn())
  onTestFinished(followSession(again.sessions))
  await pass()
  expect(again.user()).toEqual(user())
})
