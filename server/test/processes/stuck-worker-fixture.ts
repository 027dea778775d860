/** A node in its own process that takes a job and never finishes it: a test kills it. */
import * as z from 'zod/mini'
import { readConfig } from '../../src/platform/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { job } from '../../src/platform/jobs/job.ts'
import { startWorkers } from '../../src/platform/jobs/workers.ts'
import { createLog } from '../../src/platform/logger.ts'
import { testServices } from '../test-services.ts'

const url = process.argv[2] ?? ''
const db = openDatabase({ url, poolSize: 2, pooled: false })
const stuck = job('stuck', z.object({}), async () => {
  console.log('taken')
  await new Promise(() => {})
})
const services = { ...testServices(readConfig({}), db), mailer: undefined }
const heartbeat = { beatMs: 50, goneAfterMs: 1_500 }
await startWorkers({ url, jobs: [stuck], services, log: createLog('silent'), heartbeat })
