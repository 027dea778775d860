import { compare, type Comparison, type Load } from './harness/compare.ts'
import { compareDelays, type ComparedDelays, type Delays } from './harness/delays.ts'
import { deliveries } from './harness/deliveries.ts'
import { requestsOver } from './harness/requests.ts'
import { sendsOver } from './harness/sends.ts'
import type { Subject } from './harness/start-subject.ts'

interface Figures {
  readonly subject: string
  readonly floor: string
  readonly ratio: number
  readonly holds: boolean
}

export interface Benchmark {
  readonly name: string
  readonly folder: string
  /**
   * Whether the CPU time of the database counts too, or it alone: then the floor is `plain.ts`, the
   * plainest statements that give the same rows, each planned once.
   */
  readonly database?: 'added' | 'alone'
  readonly floor: string
  /** The bound, in words. */
  readonly bound: string
  readonly measure: (app: Subject, floor: Subject) => Promise<Figures>
}

/** The CPU time per unit of a load. */
const cpuOf =
  (load: Load, holds: (measured: Comparison) => boolean): Benchmark['measure'] =>
  async (app, bare) => {
    const measured = await compare(app, bare, load)
    const { subject, floor, ratio } = measured
    return {
      subject: `${inWords(subject)} µs of CPU`,
      floor: `${inWords(floor)} µs`,
      ratio,
      holds: holds(measured),
    }
  }

/** The time from a request to its delivery to others. */
const delayOf =
  (holds: (measured: ComparedDelays) => boolean): Benchmark['measure'] =>
  async (app, bare) => {
    const measured = await compareDelays(app, bare)
    const { subject, floor, ratio } = measured
    return { subject: both(subject), floor: both(floor), ratio, holds: holds(measured) }
  }

const inWords = (microseconds: number): string => microseconds.toFixed(microseconds < 20 ? 1 : 0)
const both = ({ p50, p99 }: Delays): string => `${p50.toFixed(2)} ms (p99 ${p99.toFixed(2)} ms)`

const atMost =
  (most: number) =>
  ({ ratio }: { readonly ratio: number }): boolean =>
    ratio <= most

const requests = requestsOver(16)

export const benchmarks: readonly Benchmark[] = [
  {
    name: 'a bare request that reads one row',
    folder: 'read-one-row',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(requests, atMost(1.6)),
  },
  {
    name: 'who is signed in: session check and profile',
    folder: 'session',
    floor: 'bare node:http + pg',
    bound: 'at most 400 µs more',
    measure: cpuOf(requests, ({ subject, floor }) => subject - floor <= 400),
  },
  {
    name: 'the list of communities, among 10,000',
    folder: 'communities',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(requests, atMost(1.6)),
  },
  {
    name: 'the head of a community, among 10,000',
    folder: 'community',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(requests, atMost(1.6)),
  },
  {
    name: 'a community’s first page of posts, among 200,000',
    folder: 'community-page',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(requests, atMost(1.6)),
  },
  {
    name: 'the feed of a person in 20 of 5,000 communities, among 200,000 posts',
    folder: 'feed',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(requestsOver(32), atMost(1.6)),
  },
  {
    name: 'the same feed, with the database’s share',
    folder: 'feed-growth',
    database: 'added',
    floor: 'among 2,000 posts',
    bound: 'at most 1.3 ×',
    measure: cpuOf(requestsOver(32), atMost(1.3)),
  },
  {
    name: 'the database’s share of the same feed',
    folder: 'feed',
    database: 'alone',
    floor: 'the plainest statements',
    bound: 'at most 1.3 ×, and 2 ms',
    measure: cpuOf(requestsOver(32), ({ subject, ratio }) => ratio <= 1.3 && subject <= 2_000),
  },
  ...(
    [
      ['the list of 300 conversations', 'conversations'],
      ['a page of the marketplace, among 20,000 listings', 'marketplace'],
      ['a search for a word that 20 of 200,000 posts have', 'search'],
    ] as const
  ).map(([name, folder]): Benchmark => ({
    name: `the database’s share of ${name}`,
    folder,
    database: 'alone',
    floor: 'the plainest statements',
    bound: 'at most 1.3 ×',
    measure: cpuOf(requests, atMost(1.3)),
  })),
  {
    name: 'one delivery of an announcement to 1,000 sockets',
    folder: 'fan-out',
    floor: 'bare ws',
    bound: 'at most 1.5 ×',
    measure: cpuOf(deliveries(), atMost(1.5)),
  },
  {
    name: 'sending a message to one other',
    folder: 'send',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(sendsOver(16), atMost(1.6)),
  },
  {
    name: 'sending a message to a group of 50',
    folder: 'send-to-group',
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    measure: cpuOf(sendsOver(16), atMost(1.6)),
  },
  {
    name: 'from sending a message to the other’s socket',
    folder: 'delivery',
    floor: 'bare node:http + pg + ws',
    bound: 'at most 2 × at the median',
    measure: delayOf(atMost(2)),
  },
]
