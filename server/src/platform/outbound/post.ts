import { request, type RequestOptions } from 'node:https'
import { isLoopback } from '../loopback.ts'
import { hostOf, leadsInside } from './outside.ts'
import { lookUpPublic } from './public-address.ts'

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly seconds: number
  /** Whether this machine's own addresses are fine: in development. */
  readonly toLoopback: boolean
  readonly signal: AbortSignal
}

/** Whether something may be posted there at all: over https on its port, and to the open internet. */
export const isPostable = (url: URL, toLoopback: boolean): boolean =>
  url.protocol === 'https:' &&
  url.username === '' &&
  url.password === '' &&
  (url.port === '' || toLoopback) &&
  (!leadsInside(url) || (toLoopback && isLoopback(hostOf(url))))

/**
 * Posts to an address that somebody else has named, and says with which status it was answered; what
 * else the answer says, or where it leads, is of no interest.
 */
export function post(url: URL, options: PostOptions): Promise<number> {
  const { headers, body, seconds, toLoopback, signal } = options
  if (!isPostable(url, toLoopback)) throw new Error('That address leads inside.')
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const asked: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': body.length },
    agent: false,
    signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1_000)]),
    ...(isLoopback(hostOf(url)) ? {} : { lookup: lookUpPublic }),
  }
  request(url, asked, (answer) => {
    resolve(answer.statusCode ?? 0)
    answer.destroy()
  })
    .on('error', (error) => reject(new Error('The other side does not answer.', { cause: error })))
    .end(body)
  return promise
}
