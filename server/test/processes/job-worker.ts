import { sql } from 'kysely'
import { readConfig } from '../../src/platform/config.ts'
import { query } from '../../src/platform/db/query.ts'
import type { Job } from '../../src/platform/jobs/job.ts'
import { announceJobs } from '../../src/platform/jobs/jobs.store.ts'
import type { JobWorker, WorkerOptions } from '../../src/platform/jobs/worker.ts'
import { startWorkers } from '../../src/platform/jobs/workers.ts'
import { createLog } from '../../src/platform/logger.ts'
import type { TestDatabase } from '../test-database.ts'
import { testServices } from '../test-services.ts'

export interface TestWorker extends JobWorker {
  readonly logged: Record<string, unknown>[]
}

/** A worker for jobs that a test defines. */
export async function startTestWorker(
  database: TestDatabase,
  jobs: readonly Job[],
  options: Partial<WorkerOptions> = {},
): Promise<TestWorker> {
  const logged: Record<string, unknown>[] = []
  const log = createLog('debug', { write: (line) => void logged.push(JSON.parse(line)) })
  const services = { ...testServices(readConfig({}), database.db), mailer: undefined }
  // The database of a test is available, but the machine may be slow.
  const given = { leaveMs: 60_000, ...options }
  const worker = await startWorkers({ url: database.url, jobs, services, log, ...given })
  return { ...worker, logged }
}

/** Makes the next attempt run now. */
export async function makeJobsDue({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at := now())
    from graphile_worker.jobs where locked_at is null`.execute(query(db))
  await announceJobs(db)
}
