import { startWorker, type JobWorker, type WorkerOptions } from './worker.ts'

const usualConcurrency = 4
const apartConcurrency = 3

/** Runs all jobs of a node. Jobs marked `apart` have their own workers, and use no other slots. */
export async function startWorkers(
  options: Omit<WorkerOptions, 'concurrency'>,
): Promise<JobWorker> {
  const groups = [
    { jobs: options.jobs.filter(({ apart }) => apart !== true), concurrency: usualConcurrency },
    { jobs: options.jobs.filter(({ apart }) => apart === true), concurrency: apartConcurrency },
  ].filter(({ jobs }) => jobs.length > 0)
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
