import type { JobHelpers, Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Log } from '../logger.ts'
import { FinalError, type Job, type JobServices } from './job.ts'
import { giveUpJob } from './jobs.store.ts'

/** `failed` will be retried, `dead` waits for an operator. */
export type JobOutcome = 'done' | 'failed' | 'dead'
export type JobObserver = (name: string, outcome: JobOutcome, seconds: number) => void

/** Runs a job inside a trace. */
export type JobTrace = <T>(name: string, run: () => Promise<T>) => Promise<T>

export interface RunParts {
  readonly services: JobServices
  readonly log: Log
  readonly signal: AbortSignal
  readonly onJob: JobObserver | undefined
  readonly trace: JobTrace | undefined
}

/** The function that the queue calls for one attempt. Payloads are parsed here and never logged. */
export function createTask(job: Job, parts: RunParts): Task {
  return async (payload, helpers) => {
    const startedAt = performance.now()
    const { id, attempts: attempt } = helpers.job
    const log = parts.log.child({ job: job.name, jobId: id, attempt })
    const end = (outcome: JobOutcome) => {
      const seconds = (performance.now() - startedAt) / 1_000
      parts.onJob?.(job.name, outcome, seconds)
      return { ms: Math.round(seconds * 1_000) }
    }
    try {
      // A payload that does not match may come from a newer node, which will run it: it is retried.
      const parsed = z.parse(job.schema, payload)
      const run = () => job.run(parts.services, parsed, { attempt, signal: parts.signal, log })
      await (parts.trace === undefined ? run() : parts.trace(job.name, run))
      log.info(end('done'), 'did a job')
    } catch (error) {
      if (await isLast(error, helpers, parts, log))
        log.error({ ...end('dead'), err: error }, 'a job failed for good')
      else log.warn({ ...end('failed'), err: error }, 'a job failed and will be tried again')
      throw new Error(describeFailure(error), { cause: error })
    }
  }
}

async function isLast(
  error: unknown,
  { job }: JobHelpers,
  { services }: RunParts,
  log: Log,
): Promise<boolean> {
  if (!(error instanceof FinalError)) return job.attempts >= job.max_attempts
  try {
    await giveUpJob(services.db, job.id)
    return true
  } catch (failure) {
    log.warn({ err: failure }, 'could not give a job up, which will be tried once more')
    return false
  }
}

/** The stored error of a job, without the row values that the database quotes in its messages. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is not an error was thrown.'
  const { code, severity, constraint } = error as Error & Record<string, unknown>
  if (severity !== undefined)
    return `The database refused: ${[code, constraint].filter(Boolean).join(' ')}`
  if (error instanceof z.core.$ZodError)
    return `The payload does not fit at: ${error.issues.map((issue) => issue.path.join('.')).join(', ')}`
  return error.message.slice(0, 500) || (typeof code === 'string' ? code : error.name)
}
