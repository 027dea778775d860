import { once } from 'node:events'
import { request } from 'node:http'
import { getInstance } from '@patchbay/contract/accounts/instance'
import { realtimePath } from '@patchbay/contract/realtime'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createMetrics } from '../metrics/metrics.ts'

let app: TestApp
let live: TestApp
let person: TestPerson
beforeAll(async () => {
  app = await startTestApp({ config: { allowedHosts: [] } })
  person = await createPerson(app)
  live = await startTestApp({
    database: app.database,
    metrics: createMetrics(),
    config: {
      development: false,
      publicUrl: 'https://patchbay.example',
      appLink: 'https://app.patchbay.example/native/return',
      metricsToken: 'a-token-of-the-test',
      allowedHosts: ['patchbay.internal'],
    },
  })
})
afterAll(async () => {
  await live.stop()
  await app.stop()
})

/** `fetch` would send the host of the address. */
async function statusFor({ origin }: TestApp, host: string, path: string, headers = {}) {
  const asked = request(origin + path, { headers: { host, ...headers }, agent: false }).end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return answer.statusCode as number
}

async function handshakeFor(node: TestApp, host: string) {
  const socket = new WebSocket(node.origin.replace('http', 'ws') + realtimePath, {
    headers: { host, cookie: `session=${person.client.cookie('session')}` },
    origin: node.config.publicUrl,
  })
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  socket.once('unexpected-response', (_request, answer) => resolve(answer.statusCode))
  socket.once('open', () => resolve(101)).on('error', () => undefined)
  const status = await promise
  socket.terminate()
  return status
}

const instance = `/api${getInstance.path}`

describe('development', () => {
  it.each(['/mailbox', instance, '/metrics', '/livez', '/avatars/initials.svg?name=A'])(
    'answers %s to no page whose name was made to lead here',
    async (path) => {
      expect(await statusFor(app, 'rebound.example', path)).toBe(421)
      expect(await statusFor(app, 'localhost.rebound.example:3000', path)).toBe(421)
      expect(await statusFor(app, 'rebound.example@localhost', path)).toBe(421)
    },
  )

  it.each(['localhost:3000', '127.0.0.1', '[::1]:3000', 'LOCALHOST'])('answers %s', async (host) =>
    expect(await statusFor(app, host, instance)).toBe(200),
  )

  it('opens no socket for another host', async () => {
    expect(await handshakeFor(app, 'rebound.example')).toBe(421)
    expect(await handshakeFor(app, 'localhost:3000')).toBe(101)
  })
})

describe('production', () => {
  it.each([
    'patchbay.example',
    'patchbay.example:8443',
    'app.patchbay.example',
    'patchbay.internal',
  ])('answers %s', async (host) => expect(await statusFor(live, host, instance)).toBe(200))

  it.each(['127.0.0.1:3000', 'localhost', 'node1:3000', 'other.example', 'xpatchbay.example'])(
    'answers %s only what machines ask a node',
    async (host) => {
      expect(await statusFor(live, host, instance)).toBe(421)
      expect(await statusFor(live, host, '/nowhere')).toBe(421)
      expect(await statusFor(live, host, '/livez')).toBe(200)
      expect(await statusFor(live, host, '/readyz')).toBe(200)
      const headers = { authorization: 'Bearer a-token-of-the-test' }
      expect(await statusFor(live, host, '/metrics', headers)).toBe(200)
    },
  )

  it.each(['/livez/', '/readyz/', '/metrics/', '/readyz/?x'])(
    'has nothing at %s, which a proxy may not recognise',
    async (path) => {
      const headers = { authorization: 'Bearer a-token-of-the-test' }
      expect(await statusFor(live, 'patchbay.example', path, headers)).toBe(404)
    },
  )

  it('opens no socket for another host, whatever a proxy is said to have received', async () => {
    expect(await handshakeFor(live, 'other.example')).toBe(421)
    const headers = { 'x-forwarded-host': 'patchbay.example' }
    expect(await statusFor(live, 'other.example', instance, headers)).toBe(421)
  })
})
