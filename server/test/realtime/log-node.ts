import type { ServerMessage } from '@patchbay/contract/realtime'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import type { Services } from '../../src/platform/http/action.ts'
import { noLimits } from '../../src/platform/limits/limits.ts'
import { createLog } from '../../src/platform/logger.ts'
import { createLocalBus, type Announcement } from '../../src/platform/realtime/bus.ts'
import type { Part } from '../../src/platform/realtime/log-feed.ts'
import { startRealtime } from '../../src/platform/realtime/realtime.ts'
import type { FakeLog } from './fake-log.ts'
import type { TestPerson } from '../people.ts'
import type { TestDatabase } from '../test-database.ts'
import { join, listen } from './test-socket.ts'

const quiet = createLog('silent')

export interface LogNodeOptions {
  /** Never sweeps by default, so that everything that arrives was announced. */
  readonly sweepMilliseconds?: number
  /** Selects the announcements that do not get lost. */
  readonly isReceived?: (said: Announcement) => boolean
}

/** A node with real sockets and sessions, on a fake log of the test; for one test. */
export async function startLogNode(
  database: TestDatabase,
  log: FakeLog,
  { sweepMilliseconds = 3_600_000, isReceived = () => true }: LogNodeOptions = {},
) {
  const server = createServer()
  const bus = createLocalBus()
  const config = readConfig({})
  // Only the services that sockets need.
  const services = { db: database.db, config, limits: noLimits, now: () => new Date() }
  const delivered: number[] = []
  const realtime = startRealtime({
    server,
    services: services as Services,
    feeds: [],
    logs: [log.feed],
    bus: {
      ...bus,
      subscribe: (listener) => bus.subscribe((said) => isReceived(said) && listener(said)),
    },
    log: quiet,
    sweepMilliseconds,
    onDelivery: (seconds) => delivered.push(seconds),
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    realtime.stop()
    realtime.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const node = { origin: `http://127.0.0.1:${port}`, config }
  return {
    delivered,
    say: (part: Part) => bus.publish({ kind: 'said', ...part }),
    announce: bus.publish,
    listen: ({ client }: TestPerson) => listen(node, client),
    /** A page that has resumed and received everything it had missed. */
    join: ({ client }: TestPerson, known?: Record<string, number>) => join(node, client, known),
  }
}

/** The beginnings and ends of the parts that a page has received. */
export const partsIn = (received: readonly ServerMessage[]) =>
  received.flatMap((said) =>
    said.type === 'conversation_changed' ? [[said.after, said.upTo] as const] : [],
  )

/** Whether each part begins at or before the end of the previous one, and ends after it. */
export const isContinuous = (parts: readonly (readonly [number, number])[]) =>
  parts.every(([after, upTo], at) => {
    const known = parts[at - 1]?.[1] ?? after
    return after <= known && upTo > known
  })
