import { bindDevice } from '@patchbay/contract/notices/devices'
import type { IncomingHttpHeaders } from 'node:http'
import { randomUUID } from 'node:crypto'
import { startOutsideService } from './outside-service.ts'
import type { TestPerson } from '../people.ts'

export interface SentToDevice {
  readonly headers: IncomingHttpHeaders
  readonly address: string
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = readonly [status: number, body: unknown]

export interface DeviceService {
  readonly origin: string
  /** All requests, whatever the answer was. */
  readonly asked: SentToDevice[]
  /** The deliveries to a player id; a repeated key delivers nothing. */
  deliveredTo(playerId: string): readonly SentToDevice[]
  /** Answers the next requests with these in turn, then with success. */
  answer(...answers: Answer[]): void
  /** Delivers the next push, but disconnects without an answer. */
  hangUp(): void
  stop(): Promise<void>
}

/** Simulates the native app's push service: each key is delivered once, with the same answer. */
export async function startDeviceService(): Promise<DeviceService> {
  const outside = await startOutsideService()
  const asked: SentToDevice[] = []
  const delivered = new Map<unknown, SentToDevice>()
  let answers: Answer[] = []
  let silent = false
  outside.behave((request, response) => {
    const body = JSON.parse(outside.bodies.at(-1) ?? '') as SentToDevice['body']
    const address = `${request.method} ${request.url}`
    const sent = { headers: request.headers, address, body }
    asked.push(sent)
    const [status, text] = answers.shift() ?? [200, { id: randomUUID(), external_id: null }]
    const isSent = status === 200 && !JSON.stringify(text).includes('errors')
    const key = body['idempotency_key']
    if (isSent && !delivered.has(key)) delivered.set(key, sent)
    if (silent) {
      silent = false
      response.destroy()
      return
    }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof text === 'string' ? text : JSON.stringify(text))
  })
  return {
    origin: outside.origin,
    asked,
    deliveredTo: (playerId) =>
      [...delivered.values()].filter(({ body }) =>
        JSON.stringify(body['include_subscription_ids']).includes(playerId),
      ),
    answer: (...next) => (answers = next),
    hangUp: () => (silent = true),
    stop: outside.stop,
  }
}

/** Registers a device of the native app; returns its player id. */
export async function bind(
  { client }: TestPerson,
  playerId: string = randomUUID(),
): Promise<string> {
  const { status } = await client.call(bindDevice, { body: { playerId } })
  if (status !== 204) throw new Error(`The device was refused: ${status}.`)
  return playerId
}
