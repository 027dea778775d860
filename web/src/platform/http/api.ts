import type { refreshSession } from '@patchbay/contract/accounts/sessions'
import type { ErrorBody, ErrorCode } from '@patchbay/contract/errors'
import type { ReceivedOutput, Route, SentRequest } from '@patchbay/contract/route'
import { ApiError } from './api-error.ts'
import { forgetFirstAnswers, takeFirstAnswer } from './first-answers.ts'
import { serverUrl } from './server-address.ts'
import { dropToken, readToken } from './token.ts'

interface Options {
  readonly signal?: AbortSignal
}
/** A route without params, query and body may be called with nothing but the route. */
export type Arguments<R extends Route> =
  unknown extends SentRequest<R> ? [options?: Options] : [request: SentRequest<R> & Options]

type Scalar = string | number | boolean
type Loose = Options & {
  readonly params?: Readonly<Record<string, Scalar>>
  readonly query?: Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>
  readonly body?: unknown
}

export function urlOf(route: Route, { params = {}, query = {} }: Loose): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    if (params[name] === undefined)
      throw new TypeError(`${route.name} needs the parameter ${name}.`)
    return encodeURIComponent(String(params[name]))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one))
  }
  return serverUrl(`/api${path}${search.size > 0 ? `?${search}` : ''}`)
}

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'not_authenticated',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/**
 * Written by hand, because zod and the list of codes would otherwise be loaded with every page. An
 * unknown code of a newer server is handled like a code without its own message.
 */
function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null) return false
  const body = value as Partial<Record<keyof ErrorBody, unknown>>
  return (
    typeof body.code === 'string' &&
    typeof body.requestId === 'string' &&
    typeof body.message === 'string' &&
    (body.issues === undefined || Array.isArray(body.issues))
  )
}

function refusal(status: number, body: unknown): ApiError {
  if (isErrorBody(body)) return new ApiError({ ...body, status })
  // The answer is not from our server, but from a proxy in between.
  const code = codeByStatus[status] ?? (status < 500 ? 'invalid_input' : 'internal')
  return new ApiError({ code, status, message: `HTTP ${status}` })
}

/** If the server does not know the session, its token is dropped. */
export function refusalTo(token: string | undefined, status: number, body: unknown): ApiError {
  const error = refusal(status, body)
  if (isErrorBody(body) && error.code === 'not_authenticated') dropToken(token)
  return error
}

export const noConnection = (cause: unknown): ApiError =>
  new ApiError({ code: 'network', status: 0, message: 'No connection', cause })

/** Every page may renew its session while it starts. No answer says anything else afterwards. */
const renewal: (typeof refreshSession)['name'] = 'refreshSession'

/** The answer to a read that came with the page. A token may be somebody else's. */
export const firstAnswer = <R extends Route>(
  route: R,
  request: object,
): ReceivedOutput<R> | undefined =>
  readToken() === undefined
    ? (takeFirstAnswer(urlOf(route, request)) as ReceivedOutput<R> | undefined)
    : undefined

/** Calls a route of the contract. Outputs are not validated here: the server already does that. */
export async function call<R extends Route>(
  route: R,
  ...[request = {}]: Arguments<R>
): Promise<ReceivedOutput<R>> {
  const loose: Loose = request
  const { body, signal } = loose
  const token = readToken()
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const init: RequestInit = { method: route.method, headers }
  if (signal) init.signal = signal
  if (route.upload !== undefined) init.body = body as Blob
  else if (body !== undefined) {
    init.body = JSON.stringify(body)
    headers.set('content-type', 'application/json')
  }
  const url = urlOf(route, loose)
  // After a change, what came with the page may be wrong.
  if (route.method !== 'GET' && route.name !== renewal) forgetFirstAnswers()
  const first = route.method === 'GET' ? firstAnswer(route, loose) : undefined
  if (first !== undefined) return first
  const response = await fetch(url, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw noConnection(cause)
  })
  if (!response.ok) throw refusalTo(token, response.status, await response.json().catch(() => null))
  if (route.output === null) return undefined as ReceivedOutput<R>
  return (await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw noConnection(cause)
  })) as ReceivedOutput<R>
}
