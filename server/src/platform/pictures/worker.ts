import { setPriority } from 'node:os'
import { makePictures } from './make-pictures.ts'
import type { WorkerJob } from './picture-order.ts'

// Runs as a separate process (see pictures.ts). On a busy machine, requests get priority.
setPriority(10)

// Signals to the process group are for the server, which finishes its work and then disconnects.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (job: WorkerJob) => {
  process.send?.(await makePictures(job))
})
process.send?.('ready')
