import type { Database } from '../db/database.ts'
import type { Log } from '../logger.ts'
import { noteWorker, unlockAbandonedJobs } from './workers.store.ts'

export interface HeartbeatTimes {
  readonly beatMs: number
  readonly goneAfterMs: number
}

export const usualTimes: HeartbeatTimes = { beatMs: 5_000, goneAfterMs: 30_000 }

/**
 * Records that this worker is alive, and releases the jobs of dead workers. The queue itself would
 * wait four hours for a node that was killed.
 */
export function startHeartbeat(
  db: Database,
  workerId: string,
  log: Log,
  { beatMs, goneAfterMs }: HeartbeatTimes = usualTimes,
): { stop(): Promise<void> } {
  let steadySince = performance.now()
  let lastBeat = steadySince
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  const beat = async () => {
    await noteWorker(db, workerId)
    const now = performance.now()
    // After a gap of the database or of this node, missing heartbeats of others prove nothing yet.
    if (now - lastBeat > goneAfterMs / 2) steadySince = now
    lastBeat = now
    if (now - steadySince < goneAfterMs) return
    const gone = await unlockAbandonedJobs(db, goneAfterMs / 1_000)
    if (gone.length > 0) log.warn({ workers: gone }, 'took over the jobs of workers that are gone')
  }

  const round = async () => {
    try {
      await beat()
    } catch (error) {
      log.warn({ err: error }, 'could not say that this worker lives')
    }
    if (!stopped) timer = setTimeout(() => (running = round()), beatMs).unref()
  }
  let running = round()

  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
