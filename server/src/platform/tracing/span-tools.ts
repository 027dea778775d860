import type { ContextManager, Tracer } from '@opentelemetry/api'

export interface SpanTools {
  readonly tracer: Tracer
  /** Which span the code that runs now belongs to. */
  readonly contexts: ContextManager
}

/** The kind of an error. Never its message, which may quote what somebody wrote. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
