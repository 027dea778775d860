import type { IncomingHttpHeaders } from 'node:http'

/** A request, read to its end. */
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

/** What a provider that hangs answers. */
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

/** OAuth forbids a parameter to come twice; which one counts would be chance. */
export function hasRepeats(fields: URLSearchParams): boolean {
  return new Set(fields.keys()).size < fields.size
}
