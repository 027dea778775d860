import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { StatementTrace } from '../db/naming-client.ts'
import type { Log } from '../logger.ts'
import { createExporter } from './exporter.ts'
import { createJobSpans, type TraceJob } from './job-spans.ts'
import { addRequestSpans } from './request-spans.ts'
import { createStatementSpans } from './statement-spans.ts'

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
