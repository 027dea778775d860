import { fold } from '@patchbay/contract/fold'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { query } from './query.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('folds every letter of the European alphabets as the contract does', async () => {
  const ranges = [
    [0x20, 0x24f],
    [0x370, 0x3ff],
    [0x400, 0x52f],
    [0x1e00, 0x1fff],
    [0xff01, 0xff5e],
  ] as const
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  const known = letters.filter((letter) => /\p{Assigned}/u.test(letter))
  const { rows } = await sql<{ letter: string; folded: string }>`
    select letter, folded(letter) from unnest(${known}::text[]) as letter`.execute(query(app.db))
  const different = rows.filter(({ letter, folded }) => folded !== fold(letter))
  expect(different.map(({ letter }) => letter)).toEqual([])
  expect(rows).toHaveLength(known.length)
})

it('folds whole words as the contract does', async () => {
  const words = [
    'Zieliński',
    'STRAUẞ',
    'ΟΔΟΣ',
    'e\u0301te\u0301',
    'ﬁne',
    '한국',
    'İstanbul',
    'Thành phố',
  ]
  const { rows } = await sql<{ folded: string }>`
    select folded(word) from unnest(${words}::text[]) with ordinality as named (word, place)
    order by place`.execute(query(app.db))
  expect(rows.map(({ folded }) => folded)).toEqual(words.map(fold))
})
