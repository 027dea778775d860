/**
 * `npm run bench`: each number stands beside its floor, measured in the same run. With the names of
 * folders, only those.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { compare, type Comparison, type Load } from './harness/compare.ts'
import { deliveries } from './harness/deliveries.ts'
import { requestsOver } from './harness/requests.ts'
import { startSubject, type Subject } from './harness/start-subject.ts'
import { withDatabase } from './harness/with-database.ts'

interface Benchmark {
  readonly name: string
  readonly folder: string
  readonly load: Load
  /** Counts the CPU of the database, too. */
  readonly withDatabase?: boolean
  readonly floor: string
  /** What may not be exceeded, in words, and whether it was. */
  readonly bound: string
  readonly holds: (measured: Comparison) => boolean
}

const requests = requestsOver(16)

const benchmarks: readonly Benchmark[] = [
  {
    name: 'a bare request that reads one row',
    folder: 'read-one-row',
    load: requests,
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'who is signed in: session check and profile',
    folder: 'session',
    load: requests,
    floor: 'bare node:http + pg',
    bound: 'at most 400 µs more',
    holds: ({ subject, floor }) => subject - floor <= 400,
  },
  {
    name: 'the list of communities, among 10,000',
    folder: 'communities',
    load: requests,
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'the head of a community, among 10,000',
    folder: 'community',
    load: requests,
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'a community’s first page of posts, among 200,000',
    folder: 'community-page',
    load: requests,
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'the feed of a person in 20 of 5,000 communities, among 200,000 posts',
    folder: 'feed',
    load: requestsOver(32),
    floor: 'bare node:http + pg',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'the same feed, with the database’s share',
    folder: 'feed-growth',
    load: requestsOver(32),
    withDatabase: true,
    floor: 'among 2,000 posts',
    bound: 'at most 1.3 ×',
    holds: ({ ratio }) => ratio <= 1.3,
  },
  {
    name: 'one delivery of an announcement to 1,000 sockets',
    folder: 'fan-out',
    load: deliveries(),
    floor: 'bare ws',
    bound: 'at most 1.5 ×',
    holds: ({ ratio }) => ratio <= 1.5,
  },
]

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  const wanted = process.argv.slice(2)
  for (const benchmark of benchmarks)
    if (wanted.length === 0 || wanted.includes(benchmark.folder))
      await run(benchmark, { DATABASE_URL: postgres.url })
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(benchmark: Benchmark, environment: Record<string, string>): Promise<void> {
  const file = (name: string) => new URL(`${benchmark.folder}/${name}.ts`, import.meta.url)
  // The product first: it migrates the database that the floor reads.
  const app = await startSubject(file('app'), environment)
  const floor = await startSubject(file('floor'), environment)
  const counted =
    benchmark.withDatabase === true ? withDatabase(postgres.pid) : (one: Subject) => one
  const measured = await compare(counted(app), counted(floor), benchmark.load)
  app.stop()
  floor.stop()
  const { subject, floor: bare, ratio } = measured
  const verdict = benchmark.holds(measured) ? 'holds' : 'MISSED'
  console.log(
    `${benchmark.name}: ${inWords(subject)} µs of CPU, ${benchmark.floor} ${inWords(bare)} µs, ${ratio.toFixed(2)} × (${benchmark.bound}: ${verdict})`,
  )
  if (verdict === 'MISSED') process.exitCode = 1
}

function inWords(microseconds: number): string {
  return microseconds.toFixed(microseconds < 20 ? 1 : 0)
}
