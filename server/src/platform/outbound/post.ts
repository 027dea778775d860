import { request, type RequestOptions } from 'node:https'
import { isLoopback } from '../loopback.ts'
import { hostOf, leadsInside } from './outside.ts'
import { lookUpPublic } from './public-address.ts'

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly seconds: number
  /** Allows this machine's own addresses; true in development. */
  readonly toLoopback: boolean
  readonly signal: AbortSignal
}

/** Whether a URL may be posted to: https on its default port, and a public address. */
export const isPostable = (url: URL, toLoopback: boolean): boolean =>
  url.protocol === 'https:' &&
  url.username === '' &&
  url.password === '' &&
  (url.port === '' || toLoopback) &&
  (!leadsInside(url) || (toLoopback && isLoopback(hostOf(url))))

/**
 * Posts to an address that a third party supplied and returns the status. The body of the answer
 * and redirects are ignored.
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
