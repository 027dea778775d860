import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp, type App } from '../../app.ts'
import { startTcpProxy, type TcpProxy } from '../../../test/services/tcp-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { closeDatabase, openDatabase, poolState, type Database } from '../db/database.ts'
import { createLog } from '../logger.ts'

let database: TestDatabase
let proxy: TcpProxy
let db: Database
let app: App
let origin: string

beforeEach(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  db = openDatabase({ url: proxy.url, poolSize: 2, pooled: false, silenceLimit: 1_000 })
  const config = { ...readConfig({}), rateLimits: false }
  app = await createApp({ config, db, log: createLog('silent'), providers: {} })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})

afterEach(async () => {
  await app.http.close()
  await proxy.stop()
  await closeDatabase(db)
  await database.close()
})

/** Gives up after five seconds, like a health prober. */
const ask = (path: string) => fetch(origin + path, { signal: AbortSignal.timeout(5_000) })
const statusOf = async (path: string) => (await ask(path)).status
const isBack = async () => {
  await expect.poll(() => statusOf('/readyz'), { timeout: 15_000, interval: 100 }).toBe(200)
}

describe('health', () => {
  it('while stopping is not ready, still answers, and closes its connections', async () => {
    expect(await statusOf('/livez')).toBe(200)
    expect(await statusOf('/readyz')).toBe(200)
    expect((await ask('/api/instance')).headers.get('connection')).toBe('keep-alive')
    app.stopAccepting()
    expect(await statusOf('/readyz')).toBe(503)
    for (const [path, status] of [
      ['/livez', 200],
      ['/api/instance', 200],
      ['/api/sessions', 401],
      ['/api/nowhere', 404],
      ['/%zz', 400],
    ] as const) {
      const answer = await ask(path)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('connection')).toBe('close')
    }
  })

  it('is live but not ready while the database is stopped, and ready when it is back', async () => {
    expect(await statusOf('/readyz')).toBe(200)
    await proxy.refuse()
    expect(await statusOf('/readyz')).toBe(503)
    expect(await statusOf('/livez')).toBe(200)
    await proxy.forward()
    await isBack()
  })

  it('is not ready while the database hangs, and its probes use only one connection', async () => {
    expect(await statusOf('/readyz')).toBe(200)
    proxy.swallow()
    const probes = Array.from({ length: 20 }, () => statusOf('/readyz'))
    await expect.poll(() => poolState(db)).toEqual({ size: 1, idle: 0, waiting: 0 })
    expect(new Set(await Promise.all(probes))).toEqual(new Set([503]))
    expect(await statusOf('/livez')).toBe(200)
    await proxy.forward()
    await isBack()
  })

  it('recovers from requests that hang on dead connections, more than the pool has', async () => {
    // The first route uses a pool connection, the second a shared one.
    const paths = ['/api/communities/places', '/api/instance']
    await Promise.all([...paths, ...paths].map(statusOf))
    proxy.swallow()
    const hanging = [...paths, ...paths, ...paths, ...paths].map((path) => fetch(origin + path))
    await expect.poll(() => poolState(db).waiting).toBeGreaterThan(0)
    expect(await statusOf('/readyz')).toBe(503)
    for (const answer of await Promise.all(hanging)) expect(answer.status).toBe(503)
    await proxy.forward()
    await isBack()
    expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200])
  })
})
