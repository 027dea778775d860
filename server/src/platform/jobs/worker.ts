import {
  parseCronItems,
  run,
  Logger,
  type Runner,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker'
import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { openJobPool } from '../db/job-pool.ts'
import type { Log } from '../logger.ts'
import { startHeartbeat, type HeartbeatTimes } from './heartbeat.ts'
import type { Job, JobServices } from './job.ts'
import { createTask, type JobObserver, type JobTrace } from './run-job.ts'
import { forgiveStopped, releaseWorker } from './workers.store.ts'

/**
 * Forwards the queue's messages to our log without their metadata, which contains whole jobs. The
 * outcome of a job is logged elsewhere.
 */
export function createWorkerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta !== undefined && ('failure' in meta || 'success' in meta)) return
    if (level === 'error') log.error({ queue: message }, 'the job queue reports an error')
    else if (level === 'warning') log.warn({ queue: message }, 'the job queue warns')
    else log.debug({ queue: message }, 'the job queue')
  })
}

const stopReason = 'The node stops.'
const day = 24 * 60 * 60 * 1_000

export interface WorkerOptions {
  /** Must bypass any pooler: new jobs are announced on a listening connection. */
  readonly url: string
  readonly jobs: readonly Job[]
  /** How many jobs it runs at a time. */
  readonly concurrency: number
  readonly services: JobServices
  readonly log: Log
  readonly onJob?: JobObserver | undefined
  readonly trace?: JobTrace | undefined
  readonly heartbeat?: HeartbeatTimes
  /** How long to wait before restarting the queue after it gave up. */
  readonly restartMs?: number
  /** How long stopping waits for the database to record it. */
  readonly leaveMs?: number
}

export interface JobWorker {
  /** Lets running jobs finish for this long, then returns the rest to the queue at once. */
  stop(graceMs: number): Promise<void>
}

interface Shift {
  readonly runner: Runner
  readonly workers: WorkerPool
}

/** Runs jobs until it is stopped, also across outages of the database. */
export async function startWorker(options: WorkerOptions): Promise<JobWorker> {
  const { services, log, concurrency, restartMs = 5_000, leaveMs = 5_000 } = options
  const stopping = new AbortController()
  const outOfTime = new AbortController()
  const onError = (error: Error) => log.warn({ err: error }, 'a connection of the jobs broke')
  const pool = openJobPool({ url: options.url, size: concurrency, onError })
  const begin = () => beginShift(options, pool, outOfTime.signal)

  let shift = await begin().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  let heartbeat = startHeartbeat(services.db, shift.workers.id, log, options.heartbeat)

  /** The queue stops by itself when it cannot write a job's outcome; then it is restarted. */
  const keepRunning = async () => {
    for (;;) {
      await shift.runner.promise.catch(() => {})
      if (stopping.signal.aborted) return
      log.error('the jobs stopped and will begin again')
      await heartbeat.stop()
      const next = await retry(begin, restartMs, stopping.signal, onError)
      if (next === undefined) return
      shift = next
      heartbeat = startHeartbeat(services.db, shift.workers.id, log, options.heartbeat)
    }
  }
  const ended = keepRunning()

  return {
    stop: async (graceMs) => {
      stopping.abort()
      const finished = shift.runner.stop().catch(() => {})
      const inTime = await Promise.race([
        Promise.all([finished, ended]).then(() => true),
        delay(graceMs, false, { ref: false }),
      ])
      outOfTime.abort()
      if (!inTime) log.warn('giving back the jobs that are not done')
      const leave = async () => {
        await heartbeat.stop()
        await releaseWorker(services.db, shift.workers.id)
        if (!inTime) await shift.workers.forcefulShutdown(stopReason)
        await pool.end()
        if (inTime) return
        // A slot of this worker that was just polling may have taken one of the returned jobs.
        await forgiveStopped(services.db, stopReason)
        await releaseWorker(services.db, shift.workers.id)
      }
      // An unreachable database must not delay the node's end: other nodes notice that it is gone.
      await Promise.race([leave().catch(onError), delay(leaveMs, undefined, { ref: false })])
    },
  }
}

async function beginShift(
  { jobs, concurrency, services, log, onJob, trace }: WorkerOptions,
  pgPool: ReturnType<typeof openJobPool>,
  signal: AbortSignal,
): Promise<Shift> {
  const events: WorkerEvents = new EventEmitter()
  let workers: WorkerPool | undefined
  events.once('pool:create', (event) => (workers = event.workerPool))
  const runner = await run({
    pgPool,
    events,
    logger: createWorkerLog(log),
    noHandleSignals: true,
    // Uses batches, even of one: without them, a failure to write would end the process.
    preset: {
      worker: { concurrentJobs: concurrency, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, createTask(job, { services, log, signal, onJob, trace })]),
    ),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, recurs, alone }) =>
        recurs === undefined
          ? []
          : [
              {
                task: name,
                match: recurs,
                options: {
                  backfillPeriod: day,
                  maxAttempts: 5,
                  ...(alone === true && { jobKey: name, queueName: name }),
                },
              },
            ],
      ),
    ),
  })
  if (workers === undefined) throw new Error('The queue began without workers.')
  return { runner, workers }
}

async function retry<T>(
  work: () => Promise<T>,
  pauseMs: number,
  signal: AbortSignal,
  onError: (error: Error) => void,
): Promise<T | undefined> {
  while (!signal.aborted) {
    try {
      await delay(pauseMs, undefined, { signal, ref: false })
      return await work()
    } catch (error) {
      if (!signal.aborted) onError(error as Error)
    }
  }
  return undefined
}
