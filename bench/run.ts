/** `npm run bench`: each number stands beside its floor, measured in the same run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { compare, startSubject, type Comparison } from './harness/measure.ts'

interface Benchmark {
  readonly name: string
  readonly folder: string
  /** What may not be exceeded, in words, and whether it was. */
  readonly bound: string
  readonly holds: (measured: Comparison) => boolean
}

const benchmarks: readonly Benchmark[] = [
  {
    name: 'a bare request that reads one row',
    folder: 'read-one-row',
    bound: 'at most 1.6 ×',
    holds: ({ ratio }) => ratio <= 1.6,
  },
  {
    name: 'who is signed in: session check and profile',
    folder: 'session',
    bound: 'at most 400 µs more',
    holds: ({ subject, floor }) => subject - floor <= 400,
  },
]

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  for (const benchmark of benchmarks) await run(benchmark, { DATABASE_URL: postgres.url })
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(benchmark: Benchmark, environment: Record<string, string>): Promise<void> {
  const file = (name: string) => new URL(`${benchmark.folder}/${name}.ts`, import.meta.url)
  // The product first: it migrates the database that the floor reads.
  const app = await startSubject(file('app'), environment)
  const floor = await startSubject(file('floor'), environment)
  const measured = await compare(app, floor)
  app.stop()
  floor.stop()
  const { subject, floor: bare, ratio } = measured
  const verdict = benchmark.holds(measured) ? 'holds' : 'MISSED'
  console.log(
    `${benchmark.name}: ${subject.toFixed(0)} µs of CPU, bare node:http + pg ${bare.toFixed(0)} µs, ${ratio.toFixed(2)} × (${benchmark.bound}: ${verdict})`,
  )
  if (verdict === 'MISSED') process.exitCode = 1
}
