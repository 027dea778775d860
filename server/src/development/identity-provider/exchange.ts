import type { IncomingHttpHeaders } from 'node:http'

/** A completely read request. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

/** Returned to simulate a provider that hangs. */
export const never = Symbol('never')

export function json(status: number, body: unknown, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  }
}

export function redirect(address: string, headers: Answer['headers'] = {}): Answer {
  return {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', ...headers },
    body: '',
  }
}

/** OAuth forbids repeated parameters, because it would be undefined which one counts. */
export function hasRepeats(fields: URLSearchParams): boolean {
  return new Set(fields.keys()).size < fields.size
}
