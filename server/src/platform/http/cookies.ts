import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerOf } from '../sessions/bearer.ts'
import { isAppOrigin } from './app-origin.ts'

/**
 * `session` identifies the signed-in person, `browser` the browser that began a sign-in, `device` a
 * browser in which a password was right before.
 */
export type CookieName = 'session' | 'browser' | 'device'

export interface Cookies {
  read(name: CookieName): string | undefined
  write(name: CookieName, value: string, maxAgeSeconds: number): void
  clear(name: CookieName): void
}

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:')
const nameFor = (name: CookieName, config: Config): string =>
  isSecure(config) ? `__Host-${name}` : name

/** For the native app, whose web view may send cookies that are not its own. */
const noCookies: Cookies = { read: () => undefined, write: () => {}, clear: () => {} }

/** Recognises the native app by its origin or by its bearer token. */
export const isFromApp = ({ headers }: FastifyRequest, config: Config): boolean =>
  isAppOrigin(headers, config) || bearerOf(headers, config) !== undefined

/** For a WebSocket handshake, which has no reply to set a cookie on. */
export const sessionCookie = (header: string | undefined, config: Config): string | undefined =>
  parseCookie(header ?? '')[nameFor('session', config)]

/**
 * Cookies over https have the prefix `__Host-`, so that no other host can set them; loopback http
 * does not allow it.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, config: Config): Cookies {
  if (isFromApp(request, config)) return noCookies
  const secure = isSecure(config)
  const write = (name: CookieName, value: string, maxAge: number) => {
    const cookie = {
      name: nameFor(name, config),
      value,
      path: '/',
      httpOnly: true,
      maxAge,
    } as const
    void reply.header('set-cookie', stringifySetCookie({ ...cookie, sameSite: 'lax', secure }))
  }
  return {
    read: (name) => parseCookie(request.headers.cookie ?? '')[nameFor(name, config)],
    write,
    clear: (name) => {
      write(name, '', 0)
      // Files that the person has looked at lie in the browser's cache. What the service worker
      // keeps, which is the same for everybody, stays.
      if (name === 'session') void reply.header('clear-site-data', '"cache"')
    },
  }
}
