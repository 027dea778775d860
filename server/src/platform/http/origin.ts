import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form that another site posts to us, and that reads no cookie: Apple's answer alone. */
    foreignForm?: boolean
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Only our own page may change anything: a browser tells the origin of every unsafe request. */
export function addOriginCheck(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.foreignForm === true)
      return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const ours = origin === config.publicUrl && (site === undefined || site === 'same-origin')
    return ours ? done() : done(new AppError('foreign_origin'))
  })
}
