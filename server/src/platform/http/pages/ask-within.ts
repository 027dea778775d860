import type { Route } from '@patchbay/contract/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A read that a page will ask for. */
export interface Asked {
  readonly route: Route
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export interface Given {
  /** The address below our origin, exactly as the browser would ask for it. */
  readonly url: string
  readonly status: number
  readonly text: string
  /** With a refusal that is about now: in how many seconds to ask again. */
  readonly retryAfter: string | undefined
  /** What the browser is to keep, if the session was renewed. */
  readonly cookies: readonly string[]
}

/** The same address as the web's own client makes. */
export function urlOf({ route, params = {}, query = {} }: Asked): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return `/api${path}${search === '' ? '' : `?${search}`}`
}

const passedOn = ['host', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/**
 * Asks a route of ours within this process, as the browser that asks for a page would: the limits
 * count it, the session says who asks, and the same action answers. There is no second way of
 * reading. As `visitor` the request has no session.
 */
export async function askWithin(
  app: FastifyInstance,
  request: FastifyRequest,
  asked: Asked,
  as: 'viewer' | 'visitor',
): Promise<Given> {
  const url = urlOf(asked)
  const names = as === 'viewer' ? [...passedOn, 'cookie'] : passedOn
  const headers = Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const answer = await app.inject({
    method: 'GET',
    url,
    headers: { ...headers, accept: 'application/json' },
    ...(request.socket.remoteAddress !== undefined && {
      remoteAddress: request.socket.remoteAddress,
    }),
  })
  const cookies = answer.headers['set-cookie'] ?? []
  const retryAfter = answer.headers['retry-after']?.toString()
  const { statusCode: status, body: text } = answer
  return { url, status, text, retryAfter, cookies: [cookies].flat() }
}
