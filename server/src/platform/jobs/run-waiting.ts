import { runOnce } from 'graphile-worker'
import { openJobPool } from '../db/job-pool.ts'
import type { Log } from '../logger.ts'
import type { Job, JobServices } from './job.ts'
import { createTask } from './run-job.ts'
import { createWorkerLog } from './worker.ts'

interface RunOptions {
  readonly url: string
  readonly jobs: readonly Job[]
  readonly services: JobServices
  readonly log: Log
}

/** Runs what waits of these jobs now, and returns. A job that fails waits for the next node. */
export async function runWaiting({ url, jobs, services, log }: RunOptions): Promise<void> {
  const pgPool = openJobPool({ url, size: 2 })
  const { signal } = new AbortController()
  const parts = { services, log, signal, onJob: undefined, trace: undefined }
  try {
    await runOnce({
      pgPool,
      logger: createWorkerLog(log),
      noHandleSignals: true,
      taskList: Object.fromEntries(jobs.map((job) => [job.name, createTask(job, parts)])),
    })
  } finally {
    await pgPool.end()
  }
}
