import { getSession, refreshSession, signOut } from '@patchbay/contract/accounts/sessions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginSessions, pass, signedIn } from '../../../test/begin-sessions.ts'
import { fakeServer, profile, session } from '../../../test/fake-server.ts'
import { bringAnswers } from '../../../test/first-answers.ts'
import { call } from './api.ts'
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => forgetFirstAnswers())

it('gives the answer that came with the page, and the next one is the server’s', async () => {
  const server = fakeServer()
  const first = { session: session() }
  bringAnswers({ '/api/session': first })
  expect(await call(getSession)).toEqual(first)
  expect(server.count('GET /session')).toBe(0)
  await call(getSession)
  expect(server.count('GET /session')).toBe(1)
})

it('gives nothing that is older than half a minute', () => {
  bringAnswers({ '/api/instance': { name: 'Studio Six' } })
  vi.spyOn(performance, 'now').mockReturnValue(30_001)
  expect(takeFirstAnswer('/api/instance')).toBeUndefined()
  vi.restoreAllMocks()
})

it('is forgotten after a change, but not when the page renews its session', async () => {
  const server = fakeServer({
    'POST /session/refresh': () => session(),
    'POST /session/sign-out': () => new Response(null, { status: 204 }),
  })
  bringAnswers({ '/api/notices': { notices: [] }, '/api/instance': { name: 'Studio Six' } })
  await call(refreshSession, { body: { timeZone: 'Europe/Lisbon' } })
  expect(server.count('POST /session/refresh')).toBe(1)
  expect(takeFirstAnswer('/api/notices')).toEqual({ notices: [] })
  await call(signOut)
  expect(takeFirstAnswer('/api/instance')).toBeUndefined()
})

it('tells at once who is signed in, without asking', async () => {
  const server = fakeServer()
  bringAnswers({ '/api/session': { session: session() } })
  const { user } = beginSessions(server)
  expect(user()).toEqual(profile())
  await pass()
  expect(server.count('GET /session')).toBe(0)
})

it('is forgotten if a sign-out was under way when the page was made', async () => {
  localStorage.setItem('sign-out-pending', 'true')
  bringAnswers({ '/api/session': { session: session() }, '/api/notices': {} })
  const server = fakeServer({
    'GET /session': () => ({ session: null }),
    'POST /session/sign-out': () => new Response(null, { status: 204 }),
  })
  const { user } = beginSessions(server)
  await pass()
  expect(user()).toBeNull()
  expect(takeFirstAnswer('/api/notices')).toBeUndefined()
})

it('is forgotten when somebody signs out', async () => {
  bringAnswers({ '/api/session': { session: session() }, '/api/notices': {} })
  const { sessions } = beginSessions(signedIn())
  await pass()
  await sessions.signOut()
  expect(takeFirstAnswer('/api/notices')).toBeUndefined()
})
