import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerOf } from '../sessions/bearer.ts'
import type { AppEntry } from './action.ts'
import { AppError } from './app-error.ts'
import { isAppOrigin } from './app-origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A form posted by another site, for which no cookie is read: Apple's sign-in answer, and the
     * one press that ends mails, which carries its own proof.
     */
    foreignForm?: boolean
    /** Whether the native app may call this route; if absent, with its token. */
    fromApp?: AppEntry
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Only our own page and the native app may change anything. A browser sends the origin with every
 * unsafe request. An app's origin proves nothing, since every app has the same; its token does.
 */
export function addOriginCheck(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.foreignForm === true)
      return done()
    const allowed = isOurs(request, config) || isAllowedApp(request, config)
    return allowed ? done() : done(new AppError('foreign_origin'))
  })
}

function isOurs({ headers }: FastifyRequest, config: Config): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return origin === config.publicUrl && (site === undefined || site === 'same-origin')
}

function isAllowedApp({ headers, routeOptions }: FastifyRequest, config: Config): boolean {
  const { fromApp } = routeOptions.config
  if (fromApp === 'never' || !isAppOrigin(headers, config)) return false
  return fromApp === 'without_token' || bearerOf(headers, config) !== undefined
}
