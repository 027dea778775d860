import { beforeEach, expect, it, vi } from 'vitest'
import { beginSessions, pass, signedIn } from '../../test/begin-sessions.ts'
import { fakeServer, profile, session } from '../../test/fake-server.ts'

beforeEach(() => vi.useFakeTimers())

const answer = (): Response => Response.json({ session: session() })

it('takes the answer to the request that the page itself has begun, once', async () => {
  const server = fakeServer()
  window.earlySession = Promise.resolve(answer())
  const { user, sessions } = beginSessions(server)
  await pass()
  expect(user()).toEqual(profile())
  expect(server.count('GET /session')).toBe(0)
  await sessions.load()
  expect(server.count('GET /session')).toBe(1)
})

it('asks again if that request had no answer', async () => {
  window.earlySession = Promise.resolve(undefined)
  const { user, server } = beginSessions(signedIn())
  await pass()
  expect(user()).toEqual(profile())
  expect(server.count('GET /session')).toBe(1)
})

it('ignores an answer from before a sign-out that the server did not know of yet', async () => {
  localStorage.setItem('sign-out-pending', 'true')
  window.earlySession = Promise.resolve(answer())
  const server = fakeServer({
    'GET /session': () => ({ session: null }),
    'POST /session/sign-out': () => new Response(null, { status: 204 }),
  })
  const { user } = beginSessions(server)
  await pass()
  expect(user()).toBeNull()
  expect(server.count('GET /session')).toBe(1)
})
