import type * as z from 'zod/mini'
import type { Services } from '../http/action.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What every job works with. */
export interface JobServices extends Services {
  /** Absent in development without a mail server. */
  readonly mailer: Mailer | undefined
}

export interface JobRun {
  /** The first is 1. */
  readonly attempt: number
  /** Aborted when the node stops and its time for a graceful end is over. */
  readonly signal: AbortSignal
  readonly log: Log
}

interface JobOptions {
  /** When it recurs by itself, as `minute hour day month weekday` in UTC; once for all nodes. */
  readonly recurs?: string
  /** One at a time, and one that waits is enough: whatever it is for, it does all there is to do. */
  readonly alone?: boolean
  /** By workers of its own: it waits for somebody outside, and nothing else may wait for it. */
  readonly apart?: boolean
}

/** Runs at least once: whoever does it twice must not do harm. */
export interface Job<Payload = unknown> extends JobOptions {
  readonly name: string
  readonly schema: z.ZodMiniType<Payload>
  run(services: JobServices, payload: Payload, run: JobRun): Promise<void>
}

/** Thrown by a job that no repetition can help: it is not tried again. Its message is kept. */
export class FinalError extends Error {}

export function job<Payload>(
  name: string,
  schema: z.ZodMiniType<Payload>,
  run: Job<Payload>['run'],
  options: JobOptions = {},
): Job<Payload> {
  return { name, schema, run, ...options }
}
