import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { errorType, type SpanTools } from './span-tools.ts'

/** Runs a job inside its own span, the parent of its statements. */
export type TraceJob = <T>(task: string, run: () => Promise<T>) => Promise<T>

export function createJobSpans({ tracer, contexts }: SpanTools): TraceJob {
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
