import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SpanTools } from './span-tools.ts'

interface RequestSpanOptions {
  readonly publicUrl: string
  readonly trustsCallers: boolean
}

/** Requested about every second, and never by a person. */
const untraced = new Set(['/livez', '/readyz', '/metrics'])

/** Records pattern, method, status and request id; never addresses or queries (personal data). */
export function addRequestSpans(
  app: FastifyInstance,
  { tracer, contexts }: SpanTools,
  { publicUrl, trustsCallers }: RequestSpanOptions,
): void {
  const { protocol, hostname } = new URL(publicUrl)
  const everySpan = { 'url.scheme': protocol.slice(0, -1), 'server.address': hostname }
  const open = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request
    const { url: route } = routeOptions
    if (route !== undefined && untraced.has(route)) return done()
    const attributes = {
      ...everySpan,
      'http.request.method': method,
      'patchbay.request_id': request.id,
      ...(route !== undefined && { 'http.route': route }),
    }
    const parent = trustsCallers ? parentOf(request.headers['traceparent']) : ROOT_CONTEXT
    const name = route === undefined ? method : `${method} ${route}`
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
    open.set(request, span)
    return contexts.with(trace.setSpan(parent, span), done)
  })

  app.addHook('onResponse', (request, reply, done) => {
    const span = open.get(request)
    const { statusCode } = reply
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) {
      span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.setAttribute('error.type', String(statusCode))
    }
    span?.end()
    done()
  })
}

/** The parent span that a trusted proxy names. */
function parentOf(header: string | string[] | undefined): Context {
  const parts = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(String(header))
  const [, traceId = '', spanId = '', flags = ''] = parts ?? []
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
}
