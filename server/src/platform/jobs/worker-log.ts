import { Logger } from 'graphile-worker'
import type { Log } from '../logger.ts'

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
