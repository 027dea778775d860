import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { WebSocket } from 'ws'
import { pageOrigin, postMessage } from './post-message.ts'
import type { Subject } from './start-subject.ts'

export interface Delays {
  readonly p50: number
  readonly p99: number
}

export interface ComparedDelays {
  readonly subject: Delays
  readonly floor: Delays
  /** The ratio of the medians. */
  readonly ratio: number
}

const rounds = 7
const perRound = 300

interface Listener {
  /** Milliseconds from the request to the frame, for each message of a round. */
  measure(): Promise<number[]>
  close(): void
}

async function listen(subject: Subject): Promise<Listener> {
  const { host } = new URL(subject.url)
  const isBare = !subject.paths[0]?.startsWith('/api/')
  const path = isBare ? '/' : '/api/realtime'
  const headers = { cookie: subject.cookies[1] ?? '', origin: pageOrigin }
  const socket = new WebSocket(`ws://${host}${path}`, { headers, perMessageDeflate: false })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let expected = ''
  let received = () => {}
  socket.on('message', (data: Buffer) => {
    if (expected !== '' && data.includes(expected)) received()
  })
  await once(socket, 'open')
  if (!isBare) {
    socket.send(JSON.stringify({ type: 'resume', versions: {} }))
    await once(socket, 'message')
  }
  const one = async () => {
    expected = randomUUID()
    const arrived = new Promise<void>((resolve) => {
      received = resolve
    })
    const startedAt = performance.now()
    const answered = postMessage(subject, agent, { clientId: expected })
    await Promise.race([arrived, answered.then(() => arrived)])
    const took = performance.now() - startedAt
    await answered
    return took
  }
  return {
    measure: async () => {
      const delays: number[] = []
      for (let number = 0; number < perRound; number += 1) delays.push(await one())
      return delays
    },
    close: () => {
      socket.terminate()
      agent.destroy()
    },
  }
}

const quantile = (delays: readonly number[], share: number): number =>
  delays.toSorted((a, b) => a - b)[Math.floor(delays.length * share)] ?? Number.NaN

const delaysOf = (delays: readonly number[]): Delays => ({
  p50: quantile(delays, 0.5),
  p99: quantile(delays, 0.99),
})

/** Measures from a person's request to another person's socket; rounds alternate as for CPU. */
export async function compareDelays(subject: Subject, floor: Subject): Promise<ComparedDelays> {
  const [product, bare] = [await listen(subject), await listen(floor)]
  await product.measure()
  await bare.measure()
  const measured: { product: number[]; bare: number[] }[] = []
  for (let round = 0; round < rounds; round += 1)
    measured.push({ bare: await bare.measure(), product: await product.measure() })
  product.close()
  bare.close()
  const ratios = measured.map((round) => quantile(round.product, 0.5) / quantile(round.bare, 0.5))
  return {
    subject: delaysOf(measured.flatMap((round) => round.product)),
    floor: delaysOf(measured.flatMap((round) => round.bare)),
    ratio: quantile(ratios, 0.5),
  }
}
