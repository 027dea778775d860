import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { addAppOrigins } from './app-origin.ts'
import { addBodyDeadline } from './body-deadline.ts'
import { everyAnswer } from './headers.ts'
import { addOriginCheck } from './origin.ts'
import { addRefusals, refuse } from './refusals.ts'

export interface Observers {
  /** Absent: nothing is measured. */
  readonly metrics?: Metrics | undefined
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing | undefined
}

/** Fastify with our manners: JSON only, small bodies, request ids, one log line an answer. */
export function createServer(
  config: Config,
  log: Log,
  { metrics, tracing }: Observers = {},
): FastifyInstance {
  const headers = everyAnswer(config)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for every request costs more than the one line most of them write: that
    // line names the request itself, and an action that logs gets its own (`ctx.log`).
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    bodyLimit: 128 * 1024,
    // A file may take its time; everything else is held to less by addBodyDeadline.
    requestTimeout: 300_000,
    http: { headersTimeout: 30_000 },
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      log.debug({ requestId: request.id, err: error }, 'refused before routing')
      // No hook runs this early.
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
  addAppOrigins(app, config)
  addOriginCheck(app, config)
  addBodyDeadline(app)
  app.decorateRequest('context')
  // The pattern, not the address: parameters and queries may hold what is personal.
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
