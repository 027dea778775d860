import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** Whether a request comes from the page inside the native app. */
export const isAppOrigin = (headers: IncomingHttpHeaders, config: Config): boolean =>
  headers.origin !== undefined && config.appOrigins.includes(headers.origin)

const preflight = {
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '7200',
}

/**
 * Lets the page inside the native app read our answers, never with credentials: no foreign page can
 * act or read with a cookie of ours, whatever origin it claims.
 */
export function addAppOrigins(app: FastifyInstance, config: Config): void {
  if (config.appOrigins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request
    void reply.header('vary', 'origin')
    if (!isAppOrigin(headers, config)) return done()
    void reply.header('access-control-allow-origin', headers.origin)
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined)
      return done()
    return void reply.code(204).headers(preflight).send()
  })
}
