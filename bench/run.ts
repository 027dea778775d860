/** `npm run bench`: each number stands beside its floor, measured in the same run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../scripts/embedded-postgres/start-embedded-postgres.ts'
import { compare, startSubject } from './harness/measure.ts'

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
const environment = { DATABASE_URL: postgres.url }
const app = await startSubject(new URL('read-one-row/app.ts', import.meta.url), environment)
const floor = await startSubject(new URL('read-one-row/floor.ts', import.meta.url), environment)
try {
  const most = 1.6
  const { subject, floor: bare, ratio } = await compare(app, floor)
  console.log(
    `read one row: ${subject.toFixed(0)} µs of CPU a request, bare node:http + pg ${bare.toFixed(0)} µs: ${ratio.toFixed(2)} × (at most ${most} ×)`,
  )
  if (ratio > most) process.exitCode = 1
} finally {
  app.stop()
  floor.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
