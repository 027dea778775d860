/**
 * `npm run bench`: each number is shown beside its floor, measured in the same run. With names of
 * folders as arguments, runs only those.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { benchmarks, type Benchmark } from './benchmarks.ts'
import { startSubject, type Subject } from './harness/start-subject.ts'
import { databaseAlone, withDatabase } from './harness/with-database.ts'

/** Whose CPU time counts. */
const countedBy = {
  'left out': () => (one: Subject) => one,
  added: withDatabase,
  alone: databaseAlone,
} as const

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  const wanted = process.argv.slice(2)
  for (const benchmark of benchmarks)
    if (wanted.length === 0 || wanted.includes(benchmark.folder))
      await run(benchmark, {
        DATABASE_URL: postgres.url,
        PUBLIC_URL: 'http://localhost:3000',
      })
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(benchmark: Benchmark, environment: Record<string, string>): Promise<void> {
  const file = (name: string) => new URL(`${benchmark.folder}/${name}.ts`, import.meta.url)
  // The product first: it migrates the database that the floor reads.
  const app = await startSubject(file('app'), environment)
  const floor = await startSubject(
    file(benchmark.database === 'alone' ? 'plain' : 'floor'),
    environment,
  )
  const counted = countedBy[benchmark.database ?? 'left out'](postgres.pid)
  const measured = await benchmark.measure(counted(app), counted(floor))
  app.stop()
  floor.stop()
  const verdict = measured.holds ? 'holds' : 'MISSED'
  console.log(
    `${benchmark.name}: ${measured.subject}, ${benchmark.floor} ${measured.floor}, ${measured.ratio.toFixed(2)} × (${benchmark.bound}: ${verdict})`,
  )
  if (verdict === 'MISSED') process.exitCode = 1
}
