import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { statement } from './statement.ts'

let database: TestDatabase
/** All triggers, as `name` on `table`. */
let triggers: readonly string[]
beforeAll(async () => {
  database = await createTestDatabase()
  triggers = (await selectTriggers(database.db, [])).map(
    ({ name, table }) => `\`${name}\` on \`${table}\``,
  )
})
afterAll(() => database.close())

const selectTriggers = statement<{ name: string; table: string }>(
  `select t.tgname as name, c.relname as table from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`,
)

const docs = fileURLToPath(new URL('../../../../docs', import.meta.url))
const rowsOf = (file: string): string[][] =>
  readFileSync(`${docs}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .slice(1)
        .split('|')
        .map((cell) => cell.trim()),
    )
const kinds = new Set(['counter', 'version', 'place', 'record', 'queue', 'guard'])

it('finds every trigger once in the overview, with its kind, what it keeps and why', () => {
  const rows = rowsOf('triggers.md')
  const described = rows.flatMap(([table = '', names = '']) =>
    names.split(', ').map((name) => `${name} on ${table}`),
  )
  expect(triggers.length).toBeGreaterThan(20)
  expect(described.toSorted()).toEqual(triggers.toSorted())
  for (const [, names, kind = '', keeps, why] of rows) {
    expect(
      kind.split(', ').filter((word) => !kinds.has(word)),
      names,
    ).toEqual([])
    expect([keeps, why], names).not.toContain('')
  }
})

it('has the overview in the order of the tables', () => {
  const tables = rowsOf('triggers.md').map(([table = '']) => table)
  expect(tables).toEqual(tables.toSorted())
})

it('finds no trigger in the document of a part that the database does not have', () => {
  const tables = new Set(triggers.map((trigger) => trigger.split(' on ')[1]))
  const outdated = globSync('parts/*.md', { cwd: docs })
    .flatMap(rowsOf)
    .filter(([, table = '']) => tables.has(table))
    .flatMap(([names = '', table = '']) => names.split(', ').map((name) => `${name} on ${table}`))
    .filter((trigger) => !triggers.includes(trigger))
  expect(outdated).toEqual([])
})
