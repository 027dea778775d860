import type { ContextManager, Tracer } from '@opentelemetry/api'

export interface SpanTools {
  readonly tracer: Tracer
  /** Knows the active span of the running code. */
  readonly contexts: ContextManager
}

/** The kind of an error, never its message, which may quote personal data. */
export function errorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
