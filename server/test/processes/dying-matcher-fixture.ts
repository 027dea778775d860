import { parentPort } from 'node:worker_threads'

/** A worker that accepts everything and dies on a request to rank. */
parentPort?.on('message', ({ id, task }: { id: number; task: string }) => {
  if (task === 'rank') process.exit(7)
  parentPort?.postMessage({ id, gives: task === 'size' ? 0 : null }, [])
})
