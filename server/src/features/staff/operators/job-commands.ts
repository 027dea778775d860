import { transaction, type Database } from '../../../platform/db/database.ts'
import { discardJob as discard, retryJob as retry } from '../../../platform/jobs/jobs.store.ts'
import { record, type Operator } from '../audit/public.ts'
import { CommandError } from './command-error.ts'

export { listJobs } from '../../../platform/jobs/jobs.store.ts'

/** Retries a job at once, with all its attempts. Returns the kind of job. */
export function retryJob(db: Database, operator: Operator, jobId: string): Promise<string> {
  return change(db, operator, 'retry-job', jobId, (tx) => retry(tx, jobId, new Date()))
}

/** Deletes a job without running it. Returns the kind of job. */
export function discardJob(db: Database, operator: Operator, jobId: string): Promise<string> {
  return change(db, operator, 'discard-job', jobId, (tx) => discard(tx, jobId))
}

async function change(
  db: Database,
  operator: Operator,
  action: string,
  jobId: string,
  work: (tx: Database) => Promise<string | undefined>,
): Promise<string> {
  // Job ids are 64-bit numbers.
  if (!/^\d{1,18}$/.test(jobId)) throw new CommandError('A job has a number: see "jobs".')
  return transaction(db, async (tx) => {
    const task = await work(tx)
    if (task === undefined)
      throw new CommandError(`There is no job ${jobId}, or it is running just now.`)
    await record(tx, operator, action, null, { job: jobId, task })
    return task
  })
}
