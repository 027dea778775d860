import { transaction, type Database } from '../../platform/db/database.ts'
import { discardJob as discard, retryJob as retry } from '../../platform/jobs/jobs.store.ts'
import { CommandError, record, type Operator } from './record.ts'

export { listJobs } from '../../platform/jobs/jobs.store.ts'

/** Tried again at once, with all its attempts before it. Returns what kind of job it is. */
export function retryJob(db: Database, operator: Operator, jobId: string): Promise<string> {
  return change(db, operator, 'retry-job', jobId, (tx) => retry(tx, jobId, new Date()))
}

/** Never done. Returns what kind of job it was. */
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
  // The queue counts in 64 bits.
  if (!/^\d{1,18}$/.test(jobId)) throw new CommandError('A job has a number: see "jobs".')
  return transaction(db, async (tx) => {
    const task = await work(tx)
    if (task === undefined)
      throw new CommandError(`There is no job ${jobId}, or it is running just now.`)
    await record(tx, operator, action, null, { job: jobId, task })
    return task
  })
}
