import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import {
  startCollector,
  type CollectedSpan,
  type Collector,
} from '../../../test/services/collector.ts'
import { createPerson } from '../../../test/people.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { readConfig, type Config } from '../config.ts'
import { query } from '../db/query.ts'
import { createLog } from '../logger.ts'
import { createTracing } from './create-tracing.ts'
import { startTracing, type Tracing } from './tracing.ts'

const ended: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end()
})

interface Traced {
  readonly app: TestApp
  readonly tracing: Tracing
  readonly collector: Collector
  readonly logged: string[]
}

async function start(
  manner: 'takes' | 'refuses' | 'hangs',
  { config = {}, poolSize = 2 }: { config?: Partial<Config>; poolSize?: number } = {},
): Promise<Traced> {
  const collector = await startCollector(manner)
  const logged: string[] = []
  const log = createLog('info', { write: (line) => void logged.push(line) })
  const settings = { ...readConfig({}), tracesUrl: collector.url, ...config }
  const tracing = await startTracing(settings, log)
  if (tracing === undefined) throw new Error('Tracing is configured.')
  const database = await createTestDatabase({ poolSize, trace: tracing.traceStatement })
  const app = await startTestApp({ config, database, tracing })
  ended.push(collector.stop, app.stop)
  return { app, tracing, collector, logged }
}

const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

function requestSpan(spans: readonly CollectedSpan[], name: string): CollectedSpan {
  const found = spans.filter((span) => span.name === name)
  expect(found).toHaveLength(1)
  return found[0] as CollectedSpan
}

const childrenOf = (spans: readonly CollectedSpan[], parent: CollectedSpan) =>
  spans.filter((span) => span.parentSpanId === parent.spanId)

describe('without a collector', () => {
  it('there is no tracing', async () => {
    expect(await startTracing(readConfig({}), createLog('silent'))).toBeUndefined()
  })
})

describe('a trace', () => {
  it('shows a request and its statements, and nothing personal', async () => {
    const config = { passwordSignIn: true }
    const { app, tracing, collector } = await start('takes', { config })
    const { client, id } = await createPerson(app)
    const answer = await client.fetch('/api/session?invite=secret-7', { headers: { traceparent } })
    const requestId = answer.headers.get('x-request-id')
    const body = { email: 'secret-7@patchbay.example', password: 'secret-7' }
    expect(await postSlowly(app, '/api/sign-in/password', body)).toBe(401)
    expect((await fetch(`${app.origin}/secret-7`)).status).toBe(404)
    const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } }
    expect((await fetch(`${app.origin}/api/session/sign-out`, foreign)).status).toBe(403)
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
    await tracing.stop()

    const { spans } = collector
    const read = requestSpan(spans, 'GET /api/session')
    expect(read).toMatchObject({
      statusCode: 0,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/session',
        'http.response.status_code': 200,
        'url.scheme': 'http',
        'server.address': 'localhost',
        'patchbay.request_id': requestId,
      },
    })
    // No proxy is trusted, so the request cannot name its trace.
    expect(read.parentSpanId).toBeUndefined()
    expect(read.traceId).not.toBe(traceId)
    const statements = childrenOf(spans, read)
    expect(statements.map((span) => span.name)).toEqual(['SELECT', 'SELECT'])
    for (const { traceId: of, attributes } of statements) {
      expect(of).toBe(read.traceId)
      expect(attributes).toMatchObject({
        'db.system.name': 'postgresql',
        'db.operation.name': 'SELECT',
        'db.query.text': expect.stringContaining('$1'),
      })
    }
    // The span is there after a body that arrived slowly, too.
    const write = requestSpan(spans, 'POST /api/sign-in/password')
    expect(childrenOf(spans, write).map((span) => span.name)).toEqual(['SELECT'])
    expect(requestSpan(spans, 'GET').attributes['http.response.status_code']).toBe(404)
    expect(requestSpan(spans, 'POST /api/session/sign-out').statusCode).toBe(0)

    const roots = spans.filter((span) => span.parentSpanId === undefined)
    expect(roots).toHaveLength(4)
    const everything = JSON.stringify(spans)
    for (const secret of ['secret-7', id, client.cookie('session') ?? '', 'Test browser'])
      expect(everything).not.toContain(secret)
  })

  it('continues the trace of a proxy, if proxies are trusted', async () => {
    const { app, tracing, collector } = await start('takes', { config: { trustedProxies: 1 } })
    await fetch(`${app.origin}/api/instance`, { headers: { traceparent } })
    const nonsense = '00-00000000000000000000000000000000-b7ad6b7169203331-01'
    await fetch(`${app.origin}/api/session`, { headers: { traceparent: nonsense } })
    await tracing.stop()
    const { spans } = collector
    const span = requestSpan(spans, 'GET /api/instance')
    expect(span).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
    expect(childrenOf(spans, span)).toHaveLength(1)
    expect(requestSpan(spans, 'GET /api/session').parentSpanId).toBeUndefined()
  })

  it('assigns statements to their request when requests wait for one connection', async () => {
    const { app, tracing, collector } = await start('takes', { poolSize: 1 })
    const { client } = await createPerson(app)
    await Promise.all(Array.from({ length: 20 }, () => client.fetch('/api/session')))
    await tracing.stop()
    const requests = collector.spans.filter((span) => span.name === 'GET /api/session')
    expect(requests).toHaveLength(20)
    for (const each of requests) expect(childrenOf(collector.spans, each)).toHaveLength(2)
  })

  it('marks failures', async () => {
    const { app, tracing, collector } = await start('takes')
    await query(app.db).schema.alterTable('instance').renameTo('elsewhere').execute()
    expect((await fetch(`${app.origin}/api/instance`)).status).toBe(500)
    await tracing.stop()
    const span = requestSpan(collector.spans, 'GET /api/instance')
    expect(span).toMatchObject({ statusCode: 2, attributes: { 'error.type': '500' } })
    const [statement] = childrenOf(collector.spans, span)
    expect(statement).toMatchObject({ statusCode: 2, attributes: { 'error.type': '42P01' } })
  })

  it('shows a job and its statements', async () => {
    const { app, tracing, collector } = await start('takes')
    const read = () => query(app.db).selectFrom('instance').select('id').execute()
    expect(await tracing.traceJob('tidy_up', read)).toHaveLength(1)
    const fail = () => Promise.reject(new TypeError('somebody’s words'))
    await expect(tracing.traceJob('fail', fail)).rejects.toThrow('somebody’s words')
    await tracing.stop()
    const job = requestSpan(collector.spans, 'job tidy_up')
    expect(childrenOf(collector.spans, job).map((span) => span.name)).toEqual(['SELECT'])
    expect(requestSpan(collector.spans, 'job fail')).toMatchObject({
      statusCode: 2,
      attributes: { 'error.type': 'TypeError', 'patchbay.job.task': 'fail' },
    })
    expect(JSON.stringify(collector.spans)).not.toContain('words')
  })
})

/** Sends the body only after the server has received the headers and requested it. */
async function postSlowly(app: TestApp, path: string, body: object): Promise<number | undefined> {
  const { publicUrl: origin } = app.config
  const headers = { origin, 'content-type': 'application/json', expect: '100-continue' }
  const sent = request(app.origin + path, { method: 'POST', headers })
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.end(JSON.stringify(body))
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode
}

/** Creates more spans than fit into a batch, so that they are sent at once. */
async function askOften(app: TestApp): Promise<Set<number>> {
  const statuses = new Set<number>()
  for (let round = 0; round < 30; round += 1) {
    const asked = Array.from({ length: 20 }, () => app.visitor.fetch('/api/instance'))
    for (const answer of await Promise.all(asked)) statuses.add(answer.status)
  }
  return statuses
}

describe('a collector', () => {
  it('that never answers delays no request', async () => {
    const { app, collector } = await start('hangs')
    expect(await askOften(app)).toEqual(new Set([200]))
    await expect.poll(() => collector.visits()).toBeGreaterThan(0)
    expect(await askOften(app)).toEqual(new Set([200]))
  })

  it('that never answers delays the end of the process only until its timeout', async () => {
    const collector = await startCollector('hangs')
    const logged: string[] = []
    const tracing = createTracing({
      tracesUrl: collector.url,
      publicUrl: 'http://localhost:3000',
      trustsCallers: false,
      log: createLog('info', { write: (line) => void logged.push(line) }),
      now: Date.now,
      longestFlush: 1,
    })
    await tracing.traceJob('tidy_up', async () => undefined)
    await tracing.stop()
    expect(logged).toEqual([])
    await collector.stop()
  })

  it('that refuses everything is logged once a minute', async () => {
    const { app, tracing, collector, logged } = await start('refuses')
    expect(await askOften(app)).toEqual(new Set([200]))
    await tracing.stop()
    expect(collector.visits()).toBeGreaterThan(1)
    expect(logged.filter((line) => line.includes('the collector takes no traces'))).toHaveLength(1)
  })
})
