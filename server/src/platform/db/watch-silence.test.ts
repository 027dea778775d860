import { updateProfile } from '@patchbay/contract/accounts/profiles'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPerson } from '../../../test/people.ts'
import { startTcpProxy, type TcpProxy } from '../../../test/services/tcp-proxy.ts'
import { TestClient } from '../../../test/test-client.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { listen } from '../../../test/realtime/test-socket.ts'
import { createApp, type App } from '../../app.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../logger.ts'
import { closeDatabase, openDatabase, type Database } from './database.ts'
import { query } from './query.ts'

let database: TestDatabase
let proxy: TcpProxy
let db: Database
let app: App
let origin: string
const logged: string[] = []
const config = { ...readConfig({}), rateLimits: false }

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startTcpProxy(database.url)
  // The settings are those of production, where a statement may be silent for longer than a person
  // waits.
  db = openDatabase({
    url: proxy.url,
    poolSize: 4,
    pooled: false,
    silenceLimit: 35_000,
    timeout: 500,
  })
  const log = createLog('info', { write: (line) => void logged.push(line) })
  app = await createApp({ config, db, log, providers: {}, silence: { url: proxy.url, limit: 500 } })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await app.http.close()
  await proxy.stop()
  await closeDatabase(db)
  await database.close()
})

const sleepInDatabase = (seconds: number) => sql`select pg_sleep(${seconds})`.execute(query(db))

const has = (words: string) => logged.some((line) => line.includes(words))

it('a write is refused and sockets are let go when the database falls silent, and both come back', async () => {
  const newClient = () => new TestClient(origin, config.publicUrl)
  const person = await createPerson({ db: database.db, newClient })
  // A busy machine may be taken for silent at any time.
  const page = await vi.waitFor(() => listen({ origin, config }, person.client), 30_000)
  const write = () => person.client.call(updateProfile, { body: { bio: 'Still here.' } })
  await expect.poll(async () => (await write()).code).toBeUndefined()
  proxy.swallow()
  // The first waits on a connection that was open, the others for new ones.
  const writes = Array.from({ length: 8 }, write)
  for (const { status, code } of await Promise.all(writes))
    expect([status, code]).toEqual([503, 'unavailable'])
  expect(await page.closed).toBe(1013)
  expect(has('the database is silent')).toBe(true)
  await proxy.forward()
  await expect.poll(() => has('the database answers again')).toBe(true)
  await expect.poll(async () => (await write()).code).toBeUndefined()
  const again = await vi.waitFor(() => listen({ origin, config }, person.client), 30_000)
  again.socket.terminate()
})

it('a database that is busy with slow statements, or refuses, is not silent', async () => {
  logged.length = 0
  const slow = Array.from({ length: 3 }, () => sleepInDatabase(1.5))
  await Promise.all(slow)
  await proxy.refuse()
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  await proxy.forward()
  expect(has('the database is silent')).toBe(false)
})
