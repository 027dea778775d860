import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Log } from '../logger.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { addAppOrigins } from './app-origin.ts'
import { AppError } from './app-error.ts'
import { everyAnswer } from './headers.ts'
import { addHostCheck } from './host.ts'
import { addOriginCheck } from './origin.ts'
import { addRefusals, refuse } from './refusals.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which may take as long as the server waits for any request. */
    upload?: boolean
  }
}

const seconds = 30

/** Disconnects clients that send a small body slowly in order to keep connections busy. */
function addBodyDeadline(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers, routeOptions } = request
    const bringsBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (bringsBody && routeOptions.config.upload !== true) {
      const timer = setTimeout(() => raw.destroy(), seconds * 1_000)
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}

export interface Observers {
  /** Absent: nothing is measured. */
  readonly metrics?: Metrics | undefined
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing | undefined
}

/** Fastify with our defaults: JSON only, small bodies, request ids, one log line per answer. */
export function createServer(
  config: Config,
  log: Log,
  { metrics, tracing }: Observers = {},
): FastifyInstance {
  const headers = everyAnswer(config)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request costs more than the single line that most requests log. That line
    // contains the request id itself, and an action that logs creates its own child (`ctx.log`).
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    // Long enough for a file; addBodyDeadline limits all other bodies to less.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000 },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      log.debug({ requestId: request.id, err: error }, 'refused before routing')
      // Hooks do not run this early.
      reply.headers(headers).header('x-request-id', request.id)
      void refuse(request, reply, 'invalid_input')
      metrics?.observeRequest(request.method, undefined, reply.statusCode, 0)
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.removeContentTypeParser('text/plain')
  tracing?.addTo(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  addRefusals(app)
  addHostCheck(app, config)
  addAppOrigins(app, config)
  addOriginCheck(app, config)
  addBodyDeadline(app)
  // Before the body is read, as the routes of staff answer everybody else: no body tells them apart.
  app.addHook('onRequest', (request, _reply, done) =>
    done(request.is404 ? new AppError('not_found') : undefined),
  )
  app.decorateRequest('context')
  // Logs the pattern, not the address: parameters and queries may contain personal data.
  app.addHook('onResponse', (request, reply, done) => {
    const { id: requestId, method } = request
    const { url: route } = request.routeOptions
    const { statusCode: status, elapsedTime } = reply
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ requestId, method, route: route ?? 'unknown', status, ms }, 'answered')
    metrics?.observeRequest(method, route, status, elapsedTime / 1_000)
    done()
  })
  return app
}
