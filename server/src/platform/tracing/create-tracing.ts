import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { StatementTrace } from '../db/naming-client.ts'
import type { Log } from '../logger.ts'
import { addRequestSpans } from './request-spans.ts'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { errorType, type SpanTools } from './span-tools.ts'

/** A span for every statement of a request or job: its text with placeholders, never the values. */
function createStatementSpans({ tracer, contexts }: SpanTools): StatementTrace {
  return (text) => {
    const parent = contexts.active()
    // Statements of background work, such as the session check, would create a trace every second.
    if (trace.getSpan(parent)?.isRecording() !== true) return undefined
    const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'STATEMENT'
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text,
    }
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent)
    return (error) => {
      if (error !== undefined && error !== null) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', errorType(error))
      }
      span.end()
    }
  }
}

/** Runs a job inside its own span, the parent of its statements. */
type TraceJob = <T>(task: string, run: () => Promise<T>) => Promise<T>

function createJobSpans({ tracer, contexts }: SpanTools): TraceJob {
  return async (task, run) => {
    const attributes = { 'patchbay.job.task': task }
    const span = tracer.startSpan(
      `job ${task}`,
      { kind: SpanKind.CONSUMER, attributes },
      ROOT_CONTEXT,
    )
    try {
      return await contexts.with(trace.setSpan(ROOT_CONTEXT, span), run)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', errorType(error))
      throw error
    } finally {
      span.end()
    }
  }
}

interface ExporterOptions {
  readonly tracesUrl: string
  readonly log: Log
  readonly now: () => number
}

const warnEvery = 60_000

/** Sends spans to the collector. If it is unreachable, spans are lost, which is logged. */
function createExporter({ tracesUrl, log, now }: ExporterOptions): SpanExporter {
  const url = `${tracesUrl.replace(/\/$/, '')}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 5_000 })
  let warned = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error !== undefined && now() - warned >= warnEvery) {
          warned = now()
          log.warn({ err: result.error }, 'the collector takes no traces')
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

export interface Tracing {
  /** Adds a span for every request. Call it before adding other hooks, to include refusals. */
  addTo(app: FastifyInstance): void
  readonly traceStatement: StatementTrace
  readonly traceJob: TraceJob
  /** Sends the remaining spans, within a few seconds. */
  stop(): Promise<void>
}

interface TracingOptions {
  readonly tracesUrl: string
  readonly publicUrl: string
  /** Whether a request may name the trace that it belongs to. */
  readonly trustsCallers: boolean
  readonly log: Log
  readonly now: () => number
  /** How many milliseconds stopping waits for the collector. */
  readonly longestFlush?: number
}

/** Nothing is registered globally: every app has its own tracing. */
export function createTracing(options: TracingOptions): Tracing {
  const { longestFlush = 3_000 } = options
  const contexts = new AsyncLocalStorageContextManager()
  const processor = new BatchSpanProcessor({ exporter: createExporter(options) })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'patchbay',
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [processor],
  })
  const tools = { tracer: provider.getTracer('patchbay'), contexts }
  return {
    addTo: (app) => addRequestSpans(app, tools, options),
    traceStatement: createStatementSpans(tools),
    traceJob: createJobSpans(tools),
    stop: async () => {
      // The exporter has already logged the failure.
      const flushed = provider.shutdown().catch(() => {})
      await Promise.race([flushed, delay(longestFlush, undefined, { ref: false })])
    },
  }
}
