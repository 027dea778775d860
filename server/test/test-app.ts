import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import type { AddressInfo } from 'node:net'
import { createApp } from '../src/app.ts'
import { readConfig, type Config } from '../src/platform/config.ts'
import type { Database } from '../src/platform/db/database.ts'
import { createLog } from '../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface TestApp {
  readonly origin: string
  readonly db: Database
  readonly database: TestDatabase
  /** The log, one parsed line an entry. */
  readonly logged: Record<string, unknown>[]
  /** Calls a route of the contract over HTTP, as the web's client does. */
  call<R extends Route>(route: R, request: SentRequest<R>): Promise<Answer<ReceivedOutput<R>>>
  fetch(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

interface TestAppOptions {
  readonly config?: Partial<Config>
  readonly now?: () => Date
  readonly webFolder?: string
}

/** The whole server on a free port, on a database of its own. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const logged: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  const config = { ...readConfig({}), ...options.config }
  const { db } = database
  const { now, webFolder } = options
  const app = await createApp({ config, db, log, ...(now && { now }), webFolder })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.http.server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  const send = (path: string, init?: RequestInit) => fetch(origin + path, init)
  return {
    origin,
    db,
    database,
    logged,
    fetch: send,
    call: async (route, request) => {
      const { path, init } = encode(route, request as object)
      const response = await send(path, init)
      const text = await response.text()
      const body = text === '' ? undefined : JSON.parse(text)
      return { status: response.status, headers: response.headers, body }
    },
    stop: async () => {
      await app.http.close()
      await database.close()
    },
  }
}

function encode(route: Route, request: object): { path: string; init: RequestInit } {
  const { params = {}, query = {}, body } = request as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const filled = route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const init: RequestInit = { method: route.method }
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  return { path: `/api${filled}${search === '' ? '' : `?${search}`}`, init }
}
