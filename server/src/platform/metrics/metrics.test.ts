import { getSession, listSessions } from '@patchbay/contract/accounts/sessions'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listen } from '../../../test/realtime/test-socket.ts'
import { transaction } from '../db/database.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const token = 'a-token-for-the-scraper'
let metrics: Metrics
let database: TestDatabase
let app: TestApp

beforeAll(async () => {
  metrics = createMetrics()
  database = await createTestDatabase({ poolSize: 1, onWait: metrics.observePoolWait })
  app = await startTestApp({ metrics, database, config: { metricsToken: token } })
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

async function scrape(from = app): Promise<string> {
  const answer = await fetch(`${from.origin}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  return answer.text()
}

/** The value of a metric; `undefined` if it is not there. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await scrape()).split('\n').find((each) => each.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

const countOf = (method: string, route: string, status: number) =>
  valueOf(
    `patchbay_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
  )

describe('access to the metrics', () => {
  it.each([
    ['nobody in particular', {}],
    ['the wrong token', { authorization: 'Bearer a-token-for-the-scrapes' }],
    ['the token in another scheme', { authorization: `Basic ${token}` }],
    ['a prefix of it', { authorization: `Bearer ${token.slice(0, -1)}` }],
  ])(
    'is denied without the right token (%s), with the same answer as an unknown address',
    async (_who, headers) => {
      const here = await fetch(`${app.origin}/metrics`, { headers })
      const nowhere = await fetch(`${app.origin}/nowhere`, { headers })
      expect([here.status, nowhere.status]).toEqual([404, 404])
      const [body, other] = [await here.json(), await nowhere.json()].map((each) => ({
        ...(each as object),
        requestId: '',
      }))
      expect(body).toEqual(other)
    },
  )

  it('is open in development without a token, and closed in production', async () => {
    const open = await startTestApp({ metrics: createMetrics() })
    expect(await scrape(open)).toContain('nodejs_eventloop_lag_seconds')
    await open.stop()
    const config = { development: false, publicUrl: 'https://patchbay.example' }
    const closed = await startTestApp({ metrics: createMetrics(), config })
    expect((await fetch(`${closed.origin}/metrics`)).status).toBe(404)
    await closed.stop()
  })
})

describe('requests', () => {
  it('are counted by method, pattern and status, never by their address', async () => {
    const { client } = await createPerson(app)
    expect((await client.call(getSession, {})).status).toBe(200)
    expect((await app.visitor.call(listSessions, {})).status).toBe(401)
    expect((await client.fetch('/api/sessions/not-an-id', { method: 'DELETE' })).status).toBe(400)
    for (const path of ['/elsewhere?x=secret-7', '/secret-7/"}', '/api/secret-7%0a'])
      expect((await fetch(app.origin + path)).status).toBe(404)
    expect((await fetch(`${app.origin}/%zz-secret-7`)).status).toBe(400)
    await rawRequest('PROPFIND /secret-7 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')

    await expect.poll(() => countOf('GET', '/api/session', 200)).toBe(1)
    await expect.poll(() => countOf('GET', '/api/sessions', 401)).toBe(1)
    await expect.poll(() => countOf('DELETE', '/api/sessions/:sessionId', 400)).toBe(1)
    await expect.poll(() => countOf('GET', 'unknown', 404)).toBeGreaterThanOrEqual(3)
    await expect.poll(() => countOf('GET', 'unknown', 400)).toBe(1)
    expect(await scrape()).not.toContain('secret-7')
  })
})

describe('the time of requests', () => {
  it('is counted below every bound that it fits, and all built files count as one route', async () => {
    const own = createMetrics()
    for (const seconds of [0.001, 0.005, 0.03, 60]) own.observeRequest('GET', '/x', 200, seconds)
    own.observeRequest('GET', '/assets/index-a1.js', 200, 0.001)
    own.observeRequest('GET', '/assets/index-b2.css', 200, 0.001)
    const lines = (await own.read()).split('\n')
    const name = 'patchbay_http_request_duration_seconds'
    const x = 'method="GET",route="/x",status="200"'
    expect(lines).toEqual(
      expect.arrayContaining([
        `# TYPE ${name} histogram`,
        `${name}_bucket{le="0.002",${x}} 1`,
        `${name}_bucket{le="0.005",${x}} 2`,
        `${name}_bucket{le="0.025",${x}} 2`,
        `${name}_bucket{le="0.05",${x}} 3`,
        `${name}_bucket{le="10",${x}} 3`,
        `${name}_bucket{le="+Inf",${x}} 4`,
        `${name}_sum{${x}} 60.036`,
        `${name}_count{${x}} 4`,
        `${name}_count{method="GET",route="/assets/*",status="200"} 2`,
      ]),
    )
  })
})

describe('the database pool', () => {
  it('reports its size, the waiting callers, and how long they waited', async () => {
    const waits = () => valueOf('patchbay_database_pool_wait_seconds_count')
    await app.visitor.fetch('/api/communities/places')
    const before = await waits()
    await app.visitor.fetch('/api/communities/places')
    // The connection was idle, so no caller waited.
    expect(await waits()).toBe(before)

    const { promise: locked, resolve: release } = Promise.withResolvers<void>()
    const holding = transaction(app.db, () => locked)
    await expect.poll(() => valueOf('patchbay_database_pool_idle')).toBe(0)
    const asked = app.visitor.fetch('/api/communities/places')
    await expect.poll(() => valueOf('patchbay_database_pool_waiting')).toBe(1)
    expect(await valueOf('patchbay_database_pool_size')).toBe(1)
    release()
    await holding
    expect((await asked).status).toBe(200)
    expect(await waits()).toBe((before ?? 0) + 1)
    expect(await valueOf('patchbay_database_pool_wait_seconds_sum')).toBeGreaterThan(0)
    expect(await valueOf('patchbay_database_pool_idle')).toBe(1)
  })
})

describe('other metrics', () => {
  it('count open sockets', async () => {
    const { client } = await createPerson(app)
    const { socket } = await listen(app, client)
    expect(await valueOf('patchbay_open_sockets')).toBe(1)
    socket.close()
    await expect.poll(() => valueOf('patchbay_open_sockets')).toBe(0)
  })

  it('record delivery lags and jobs', async () => {
    metrics.observeDelivery(0.02)
    metrics.observeJob('send_mail', 'done', 0.2)
    metrics.observeJob('send_mail', 'failed', 3)
    expect(await valueOf('patchbay_delivery_lag_seconds_bucket{le="0.01"}')).toBe(0)
    expect(await valueOf('patchbay_delivery_lag_seconds_bucket{le="0.025"}')).toBe(1)
    const failed = 'patchbay_job_duration_seconds_count{task="send_mail",outcome="failed"}'
    expect(await valueOf(failed)).toBe(1)
  })

  it('read gauges at scrape time, and omit a gauge that cannot be read', async () => {
    let jobs: () => Promise<Record<string, number>> = async () => ({ waiting: 3, dead: 0 })
    let redis = 1
    metrics.addGauges('patchbay_test_states', 'Jobs by state.', 'state', () => jobs())
    metrics.addGauge('patchbay_test_number', 'Whether Redis answers.', () => {
      if (redis < 0) throw new Error('no idea')
      return redis
    })
    expect(await valueOf('patchbay_test_states{state="waiting"}')).toBe(3)
    expect(await valueOf('patchbay_test_states{state="dead"}')).toBe(0)
    expect(await valueOf('patchbay_test_number')).toBe(1)
    jobs = async () => Promise.reject(new Error('the database is away'))
    redis = 0
    expect(await valueOf('patchbay_test_states{state="waiting"}')).toBeUndefined()
    expect(await valueOf('patchbay_test_number')).toBe(0)
    redis = -1
    jobs = () => new Promise(() => {})
    expect(await valueOf('patchbay_test_number')).toBeUndefined()
    expect(await scrape()).toContain('nodejs_eventloop_lag_p99_seconds')
  })
})

async function rawRequest(text: string): Promise<void> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.end(text).resume()
  await new Promise((resolve) => socket.on('close', resolve))
}
