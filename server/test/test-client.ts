import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import { parseSetCookie } from 'cookie'
import * as z from 'zod/mini'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
  /** The error code, if the answer is an error. */
  readonly code: string | undefined
}

/** A browser from the server's point of view: it stores cookies and sends its page's origin. */
export class TestClient {
  readonly #cookies = new Map<string, string>()
  readonly #origin: string
  readonly #pageOrigin: string

  constructor(origin: string, pageOrigin: string) {
    this.#origin = origin
    this.#pageOrigin = pageOrigin
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ origin: this.#pageOrigin, 'user-agent': 'Test browser' })
    if (this.#cookies.size > 0)
      headers.set(
        'cookie',
        [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      )
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await fetch(this.#origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(line)
      if (maxAge === 0) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return response
  }

  /** Calls a route of the contract, as the web's client does. */
  async call<R extends Route>(
    route: R,
    request: SentRequest<R>,
  ): Promise<Answer<ReceivedOutput<R>>> {
    const { path, init } = encode(route, request as object)
    const response = await this.fetch(path, init)
    const text = await response.text()
    const body = text === '' ? undefined : JSON.parse(text)
    const code = response.ok ? undefined : (body?.code as string)
    if (response.ok && route.output !== null) z.parse(route.output, body)
    return { status: response.status, headers: response.headers, body, code }
  }
}

/** A route's request in the form for `fetch`. */
export function encode(route: Route, request: object): { path: string; init: RequestInit } {
  const {
    params = {},
    query = {},
    body,
  } = request as {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  const filled = route.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  const init: RequestInit = { method: route.method }
  if (route.upload !== undefined) init.body = body as Blob
  else if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  return { path: `/api${filled}${search === '' ? '' : `?${search}`}`, init }
}
