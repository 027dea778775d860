import { startWorker, type JobWorker, type WorkerOptions } from './worker.ts'

const usualConcurrency = 4
const apartConcurrency = 3

/** Runs all jobs of a node. Jobs that run `apart` share workers by that name, and use no other slots. */
export async function startWorkers(
  options: Omit<WorkerOptions, 'concurrency'>,
): Promise<JobWorker> {
  const byName = Map.groupBy(options.jobs, ({ apart }) => apart)
  const groups = Array.from(byName, ([apart, jobs]) => ({
    jobs,
    concurrency: apart === undefined ? usualConcurrency : apartConcurrency,
  }))
  const workers: JobWorker[] = []
  const stop = async (graceMs: number) => {
    await Promise.all(workers.map((worker) => worker.stop(graceMs)))
  }
  try {
    for (const group of groups) workers.push(await startWorker({ ...options, ...group }))
  } catch (error) {
    await stop(0)
    throw error
  }
  return { stop }
}
