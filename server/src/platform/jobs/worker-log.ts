import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/**
 * The queue's own words in our log, without what it adds to them: that holds whole jobs. What
 * became of a job we say ourselves.
 */
export function createWorkerLog(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta !== undefined && ('failure' in meta || 'success' in meta)) return
    if (level === 'error') log.error({ queue: message }, 'the job queue reports an error')
    else if (level === 'warning') log.warn({ queue: message }, 'the job queue warns')
    else log.debug({ queue: message }, 'the job queue')
  })
}
