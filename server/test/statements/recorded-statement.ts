import { fileURLToPath } from 'node:url'

export interface RecordedText {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly text: string
}

export const recorded: RecordedText[] = []

/** Stands in for `statement`: it notes the text and the place of its call, and never runs it. */
export function statement(text: string): () => Promise<never[]> {
  recorded.push({ ...callerOf(statement), text })
  return () => Promise.resolve([])
}

export function quickRead(text: string): () => Promise<never[]> {
  recorded.push({ ...callerOf(quickRead), text })
  return () => Promise.resolve([])
}

export function plannedOnce(text: string): () => Promise<never[]> {
  recorded.push({ ...callerOf(plannedOnce), text })
  return () => Promise.resolve([])
}

/** Node removes types without moving anything, so the place is the same as in the source. */
function callerOf(called: (text: string) => unknown): Omit<RecordedText, 'text'> {
  const { prepareStackTrace } = Error
  Error.prepareStackTrace = (_error, frames) => frames[0]
  const trace: { stack?: NodeJS.CallSite } = {}
  Error.captureStackTrace(trace, called)
  const frame = trace.stack
  Error.prepareStackTrace = prepareStackTrace
  return {
    file: fileURLToPath(frame?.getFileName() ?? ''),
    line: frame?.getLineNumber() ?? 0,
    column: frame?.getColumnNumber() ?? 0,
  }
}
