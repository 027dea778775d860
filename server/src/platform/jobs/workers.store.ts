import type { Database } from '../db/database.ts'
import { query } from '../db/query.ts'
import { statement } from '../db/statement.ts'
import { announceJobs } from './jobs.store.ts'

const upsertWorker = statement<never, [workerId: string]>(
  `insert into job_workers (id) values ($1) on conflict (id) do update set seen_at = now()`,
)

/** Uses the database's clock, since the clocks of nodes may differ. */
export async function noteWorker(db: Database, workerId: string): Promise<void> {
  await upsertWorker(db, [workerId])
}

const limit = 'now() - make_interval(secs => $1::float8)'

const unlockAbandoned = statement<{ id: string }, [goneAfterSeconds: number]>(
  `with gone as (
    select distinct locked_by as id from graphile_worker.jobs
    where locked_at < ${limit} and not exists (
      select from job_workers where job_workers.id = locked_by and seen_at >= ${limit})
  ), unlocked as (
    select graphile_worker.force_unlock_workers(array_agg(id)) from gone having count(*) > 0
  ), forgotten as (
    delete from job_workers where seen_at < ${limit}
  )
  select gone.id from gone cross join unlocked`,
)

/** Unlocks jobs of workers that have not been seen for this long. Returns the workers' ids. */
export async function unlockAbandonedJobs(
  db: Database,
  goneAfterSeconds: number,
): Promise<readonly string[]> {
  const rows = await unlockAbandoned(db, [goneAfterSeconds])
  if (rows.length > 0) await announceJobs(db)
  return rows.map((row) => row.id)
}

const forgive = statement<never, [reason: string]>(
  `update graphile_worker._private_jobs
  set attempts = greatest(0, attempts - 1), last_error = null, run_at = now()
  where last_error = $1 and locked_at is null`,
)

/** Jobs that failed because the worker was stopped are due again, without counting the attempt. */
export async function forgiveStopped(db: Database, reason: string): Promise<void> {
  await forgive(db, [reason])
}

const uncountAttempts = statement<never, [workerId: string]>(
  `update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1)
  where locked_by = $1`,
)
const unlockJobs = statement<never, [workerId: string]>(
  `select graphile_worker.force_unlock_workers(array[$1]::text[])`,
)

/** A worker that stops returns its unfinished jobs, without counting the attempt. */
export async function releaseWorker(db: Database, workerId: string): Promise<void> {
  await uncountAttempts(db, [workerId])
  await unlockJobs(db, [workerId])
  await query(db).deleteFrom('job_workers').where('id', '=', workerId).execute()
  await announceJobs(db)
}
