import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { statement } from './statement.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const selectTriggers = statement<{ name: string; table: string }>(
  `select t.tgname as name, c.relname as table from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`,
)

const parts = fileURLToPath(new URL('../../../../docs/parts', import.meta.url))

it('finds every trigger in a document, with its table and the invariant that it keeps', async () => {
  const rows = globSync('*.md', { cwd: parts })
    .flatMap((file) => readFileSync(`${parts}/${file}`, 'utf8').split('\n'))
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const described = rows.flatMap(([, names = '', table = '', why = '']) =>
    why === '' ? [] : names.split(', ').map((name) => `${name} on ${table}`),
  )
  const triggers = (await selectTriggers(database.db, [])).map(
    ({ name, table }) => `\`${name}\` on \`${table}\``,
  )
  expect(triggers.length).toBeGreaterThan(20)
  expect(triggers.filter((trigger) => !described.includes(trigger))).toEqual([])
  const tables = new Set(triggers.map((trigger) => trigger.split(' on ')[1]))
  const outdated = described.filter(
    (line) => tables.has(line.split(' on ')[1] ?? '') && !triggers.includes(line),
  )
  expect(outdated).toEqual([])
})
