import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { StatementTrace } from '../db/naming-client.ts'
import { errorType, type SpanTools } from './span-tools.ts'

/** A span for every statement of a request or job: its text with placeholders, never the values. */
export function createStatementSpans({ tracer, contexts }: SpanTools): StatementTrace {
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
