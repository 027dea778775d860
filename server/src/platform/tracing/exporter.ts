import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '../logger.ts'

interface ExporterOptions {
  readonly tracesUrl: string
  readonly log: Log
  readonly now: () => number
}

const warnEvery = 60_000

/** Sends spans to the collector. If it is unreachable, spans are lost, which is logged. */
export function createExporter({ tracesUrl, log, now }: ExporterOptions): SpanExporter {
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
