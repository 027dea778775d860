import { once } from 'node:events'
import { createServer } from 'node:net'

/** Fails like the server would, before anything else is started. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer()
  probe.listen({ host, port })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

/** Free at this moment; if another process takes it before it is used, the caller retries. */
export async function findFreePort(): Promise<number> {
  const probe = createServer()
  probe.listen({ host: '127.0.0.1', port: 0 })
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return address.port
}
