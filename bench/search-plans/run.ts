/**
 * `npm run bench:search-plans`: the search among 200,000 people and a million posts. Shows for each
 * type and each kind of word what the statements read and how long they take, and ends with an error
 * if one of them reads a whole table or more rows than the bound. With a number as argument, such as
 * 0.1, among a share of them.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foundTypes, type FoundType } from '@patchbay/contract/search/search'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres/start-embedded-postgres.ts'
import { finders } from '../../server/src/features/search/search/finders.ts'
import { closeDatabase, openDatabase } from '../../server/src/platform/db/database.ts'
import { startSubject } from '../harness/start-subject.ts'
import { captureStatements } from './capture.ts'
import { explain } from './explain.ts'
import { fill, wordNumbered } from './fill.ts'

/** No statement reads more rows of a table, however common the word is. */
const mostRows = 25_000

const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'))
const postgres = await startEmbeddedPostgres({ folder })
try {
  const environment = { DATABASE_URL: postgres.url, PUBLIC_URL: 'http://localhost:3000' }
  // It migrates the database, and makes its first rows.
  const app = await startSubject(new URL('../read-one-row/app.ts', import.meta.url), environment)
  app.stop()
  await searchAll(postgres.url)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function searchAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const viewerId = await fill(client, Number(process.argv[2] ?? 1))
  const word = async (number: number): Promise<string> =>
    (await client.query<{ word: string }>(wordNumbered(number))).rows[0]?.word ?? ''
  const rare = await word(20_003)
  const asked = [
    ['in nearly all texts', await word(1)],
    ['in many', await word(40)],
    ['in some', await word(1_001)],
    ['in few', rare],
    ['the beginning of one', rare.slice(0, 4)],
    ['three letters', rare.slice(0, 3)],
    ['two letters', rare.slice(0, 2)],
    ['with a mistake', `${rare.slice(0, 2)}x${rare.slice(2)}`],
    ['two together', `${await word(40)} ${await word(1)}`],
  ] as const
  const captured = captureStatements()
  const db = openDatabase({ url, poolSize: 1, pooled: false })
  for (const type of foundTypes)
    for (const [kind, q] of asked) {
      captured.length = 0
      const { found } = await finders[type](db, viewerId, q, { cursor: undefined, size: 20 })
      await show(client, { type, kind, q, found: found.length }, [...captured])
    }
  await closeDatabase(db)
  await client.end()
}

interface Asked {
  readonly type: FoundType
  readonly kind: string
  readonly q: string
  readonly found: number
}

async function show(
  client: pg.Client,
  { type, kind, q, found }: Asked,
  statements: Parameters<typeof explain>[1][],
): Promise<void> {
  const plans: Awaited<ReturnType<typeof explain>>[] = []
  for (const one of statements) plans.push(await explain(client, one))
  const rows = Math.max(0, ...plans.map((plan) => plan.rows))
  const scanned = plans.flatMap((plan) => plan.scanned)
  const milliseconds = plans.reduce((sum, plan) => sum + plan.milliseconds, 0)
  const isBounded = scanned.length === 0 && rows <= mostRows
  console.log(
    `${type}, a word ${kind} (${q}): ${found} found, ${rows} rows read at most, ${milliseconds.toFixed(1)} ms in ${plans.length} statements${isBounded ? '' : ` MISSED: ${scanned.join(', ')}`}`,
  )
  if (!isBounded) process.exitCode = 1
}
