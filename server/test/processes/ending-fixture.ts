/** A process that stops like the product, with a stop function and an error of the test. */
import { setTimeout as delay } from 'node:timers/promises'
import { createLog } from '../../src/platform/logger.ts'
import { attendTheEnd } from '../../src/platform/process-end.ts'

const [stop, error] = process.argv.slice(2)
const log = createLog('info')
const stops: Record<string, () => Promise<void>> = {
  quickly: async () => log.info('stopped'),
  never: () => delay(60_000),
  badly: async () => {
    throw new Error('could not stop')
  },
}
attendTheEnd({ stop: stops[stop ?? ''] ?? (async () => {}), log, withinSeconds: 1 })
const alive = setInterval(() => {}, 60_000)
alive.ref()

if (error === 'throw')
  setImmediate(() => {
    throw new Error('a fault')
  })
if (error === 'reject') void Promise.reject(new Error('a fault'))
console.log('running')
