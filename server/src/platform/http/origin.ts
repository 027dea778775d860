import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { bearerOf } from '../sessions/bearer.ts'
import type { AppEntry } from './action.ts'
import { AppError } from './app-error.ts'
import { isAppOrigin } from './app-origin.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that another site posts to us, and that reads no cookie: Apple's answer alone. */
    foreignForm?: boolean
    /** Whether the native app may call it; with its token where this is absent. */
    fromApp?: AppEntry
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Only our own page may change anything, and the native app: a browser tells the origin of every
 * unsafe request. An app's origin proves nothing, since any app has the same; its token does.
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
