import * as z from 'zod/mini'
import type { Database } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import type { Job } from './job.ts'

export interface EnqueueOptions {
  readonly runAt?: Date
  /** Replaces a waiting job with the same key. */
  readonly key?: string
  readonly maxAttempts?: number
  /** Jobs of the same queue run one after the other. */
  readonly queue?: string | undefined
}

const addJob = statement<
  never,
  [
    task: string,
    payload: string,
    queue: string | null,
    runAt: Date | null,
    maxAttempts: number | null,
    key: string | null,
  ]
>(`select graphile_worker.add_job($1::text, payload := $2::json, queue_name := $3::text,
    run_at := $4::timestamptz, max_attempts := $5::int, job_key := $6::text)`)

/** Call it in the transaction of the write that the job belongs to: both happen, or neither. */
export async function enqueue<Payload>(
  tx: Database,
  job: Pick<Job<Payload>, 'name' | 'schema' | 'alone'>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  const data = parsePayload(job, payload)
  const own = job.alone === true ? job.name : null
  const { runAt = null, key = own, maxAttempts = null, queue = own } = options
  await addJob(tx, [job.name, JSON.stringify(data), queue, runAt, maxAttempts, key])
}

const addJobs = statement<never, [task: string, specs: string]>(
  `select graphile_worker.add_jobs(array(
      select row($1::text, payload, queue, null, null, null, null, null)::graphile_worker.job_spec
      from json_to_recordset($2::json) as coming (payload json, queue text)))`,
)

/** Enqueues many jobs of one kind in one statement. */
export async function enqueueAll<Payload>(
  tx: Database,
  job: Pick<Job<Payload>, 'name' | 'schema'>,
  coming: readonly { readonly payload: Payload; readonly queue?: string | undefined }[],
): Promise<void> {
  if (coming.length === 0) return
  const specs = coming.map(({ payload, queue }) => ({ payload: parsePayload(job, payload), queue }))
  await addJobs(tx, [job.name, JSON.stringify(specs)])
}

function parsePayload<Payload>(
  { name, schema }: Pick<Job<Payload>, 'name' | 'schema'>,
  payload: Payload,
): Payload {
  const parsed = z.safeParse(schema, payload)
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')
  throw new Error(`The payload of the job ${name} does not fit at: ${places}.`)
}

export type JobState = 'waiting' | 'running' | 'failing' | 'dead'

/** Never contains the payload, which may be personal. */
export interface ListedJob {
  readonly id: string
  readonly task: string
  readonly state: JobState
  readonly attempts: number
  readonly max_attempts: number
  readonly run_at: Date
  readonly last_error: string | null
}

const state = `case
    when locked_at is not null then 'running'
    when attempts >= max_attempts then 'dead'
    when attempts > 0 and last_error is not null then 'failing'
    else 'waiting' end`

const selectJobs = statement<ListedJob, [limit: number]>(
  `select id, task_identifier as task, ${state} as state, attempts, max_attempts, run_at, last_error
  from graphile_worker.jobs order by run_at, id limit $1`,
)

export const listJobs = (db: Database, limit: number): Promise<readonly ListedJob[]> =>
  selectJobs(db, [limit])

export type JobCounts = { readonly task: string } & Readonly<Record<JobState, number>>

const selectCounts = statement<JobCounts>(
  `select task,
    count(*) filter (where state = 'waiting')::int as waiting,
    count(*) filter (where state = 'running')::int as running,
    count(*) filter (where state = 'failing')::int as failing,
    count(*) filter (where state = 'dead')::int as dead
  from (select task_identifier as task, ${state} as state from graphile_worker.jobs) jobs
  group by task order by task`,
)

/** Grouped by task; a task without jobs is not listed. */
export const countJobs = (db: Database): Promise<readonly JobCounts[]> => selectCounts(db, [])

const rescheduleJob = statement<{ task: string }, [jobId: string, now: Date]>(
  `select tasks.identifier as task
  from graphile_worker.reschedule_jobs(
    array[$1::bigint], run_at := $2::timestamptz, attempts := 0) jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id`,
)

/** Restarts a job at once from its first attempt. Undefined if it does not exist or is running. */
export async function retryJob(
  db: Database,
  jobId: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await rescheduleJob(db, [jobId, now])
  await announceJobs(db)
  return row?.task
}

const completeJob = statement<{ task: string }, [jobId: string]>(
  `select tasks.identifier as task from graphile_worker.complete_jobs(array[$1::bigint]) jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id`,
)

/** Deletes a job. Undefined if it does not exist or is running. */
export async function discardJob(db: Database, jobId: string): Promise<string | undefined> {
  const [row] = await completeJob(db, [jobId])
  return row?.task
}

const notifyWorkers = statement<never>(`select pg_notify('jobs:insert', '{"count": 1}')`)

/** Wakes the workers, which otherwise poll every two seconds. */
export async function announceJobs(db: Database): Promise<void> {
  await notifyWorkers(db, [])
}

const endAttempts = statement<never, [jobId: string]>(
  `update graphile_worker._private_jobs set attempts = max_attempts where id = $1::bigint`,
)

/** Makes the running attempt the last one; the queue's own function skips running jobs. */
export async function giveUpJob(db: Database, jobId: string): Promise<void> {
  await endAttempts(db, [jobId])
}

interface Enqueuing {
  readonly payload: string
  readonly runAt: string
}

/**
 * `enqueue` as an SQL expression, for use inside a larger statement. All arguments except the name
 * are SQL, and the payload must match the job's schema.
 */
export const enqueuing = (name: string, { payload, runAt }: Enqueuing): string =>
  `graphile_worker.add_job('${name}', payload := ${payload}, run_at := ${runAt})`
