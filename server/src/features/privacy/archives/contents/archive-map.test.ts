import { sql } from 'kysely'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../../test/test-database.ts'
import { query } from '../../../../platform/db/query.ts'
import { archiveMap } from './archive-map.ts'
import { sectionList } from './section-list.ts'

/** Columns without a foreign key are found by their names. */
const named =
  '(^|_)(user[0-9]*|owner|author|sender|creator|leader|provider|editor|reporter|reported|blocker|blocked|actor|staff|assignee|person|member|participant)_id$|_by$|(^|_)people$'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function columnsOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'user_profiles'::regclass
    union select c.table_name || '.' || c.column_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('uuid', '_uuid') and c.column_name ~ ${named}`.execute(query(database.db))
  return rows.map(({ place }) => place)
}

/** The lines of the list, as docs/privacy.md has them. */
const lines = Object.entries(archiveMap).map(([column, place]) => {
  const where =
    'section' in place ? `**${sectionList[place.section][0]}**` : `left out: ${place.leftOut}`
  return `| \`${column}\` | ${where} | ${place.retention} |`
})

describe('the list of what an archive has', () => {
  it('says of every column that names a person where it is, or why it is not there', async () => {
    const columns = [...(await columnsOfPeople()), 'user_profiles.id']
    expect(Object.keys(archiveMap).toSorted()).toEqual(columns.toSorted())
  })

  it('has something in every section', () => {
    const used = Object.values(archiveMap).flatMap((one) => ('section' in one ? [one.section] : []))
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(sectionList).toSorted())
  })

  it('is the one in docs/privacy.md', async () => {
    const document = await readFile(
      new URL('../../../../../../docs/privacy.md', import.meta.url),
      'utf8',
    )
    expect(document.match(/^\| `\w+\.\w+` \|.*$/gm)).toEqual(lines)
  })
})
