import { setPriority } from 'node:os'
import { makePictures } from './make-pictures.ts'
import type { WorkerJob } from './picture-order.ts'

// A process of its own: see pictures.ts. Requests go before pictures on a busy machine.
setPriority(10)

// A signal to the whole group is for the server, which finishes what it has begun and then hangs up.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())
process.on('message', async (job: WorkerJob) => {
  process.send?.(await makePictures(job))
})
process.send?.('ready')
