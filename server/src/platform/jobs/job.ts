import type * as z from 'zod/mini'
import type { Services } from '../http/action.ts'
import type { Log } from '../logger.ts'
import type { Mailer } from '../mail/mailer.ts'

/** The services that every job gets. */
export interface JobServices extends Services {
  /** Absent in development without a mail server. */
  readonly mailer: Mailer | undefined
}

export interface JobRun {
  /** Begins with 1. */
  readonly attempt: number
  /** Aborted when the node stops and its grace period is over. */
  readonly signal: AbortSignal
  readonly log: Log
}

interface JobOptions {
  /** When the job recurs, as `minute hour day month weekday` in UTC; once for all nodes. */
  readonly recurs?: string
  /** Only one runs and at most one waits, because each run does everything that is due. */
  readonly alone?: boolean
  /**
   * Runs on separate workers, those of this name: it waits for others, and other jobs must not wait
   * for it.
   */
  readonly apart?: 'pushes' | 'visits'
}

/** Runs at least once, so every job must be idempotent. */
export interface Job<Payload = unknown> extends JobOptions {
  readonly name: string
  readonly schema: z.ZodMiniType<Payload>
  run(services: JobServices, payload: Payload, run: JobRun): Promise<void>
}

/** Thrown by a job that cannot succeed by retrying: it is not retried. Its message is stored. */
export class FinalError extends Error {}

export function job<Payload>(
  name: string,
  schema: z.ZodMiniType<Payload>,
  run: Job<Payload>['run'],
  options: JobOptions = {},
): Job<Payload> {
  return { name, schema, run, ...options }
}
