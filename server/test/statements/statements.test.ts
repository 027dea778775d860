import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { compareStatement } from './compare-statement.ts'
import { describeStatements } from './describe-statements.ts'
import { findStatements, placeOf, type FoundStatements } from './find-statements.ts'
import type { RecordedText } from './recorded-statement.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
const inTest = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const stores = globSync(`${root}/server/src/**/*.store.ts`)
const planted = inTest('planted-statements-fixture.ts')
const unfollowed = inTest('unfollowed-statements-fixture.ts')

let database: TestDatabase
let found: FoundStatements
/** The texts that are made at each place. */
let texts: Map<string, string[]>
/** What is wrong at each place; nothing for a right statement. */
let problems: Map<string, string[]>

beforeAll(async () => {
  const recording = recordTexts([...stores, planted])
  database = await createTestDatabase()
  found = findStatements(root, [...stores, planted, unfollowed])
  texts = await recording
  const described = await describeStatements(database.url, new Set([...texts.values()].flat()))
  problems = new Map(
    found.sites.map((site) => {
      const each = (texts.get(site.place) ?? []).flatMap((text) => {
        const one = described.get(text)
        if (one === undefined) return []
        return one instanceof Error ? [one.message] : compareStatement(site, one)
      })
      return [site.place, [...new Set(each)]]
    }),
  )
})
afterAll(() => database.close())

const isPlanted = ({ place }: { place: string }) => place.includes('planted-statements-fixture.ts')

/** In a Node of its own, which loads every store with a recorder instead of a database. */
async function recordTexts(files: readonly string[]): Promise<Map<string, string[]>> {
  const fixture = inTest('record-statements-fixture.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [fixture, ...files], {
    maxBuffer: 2 ** 26,
  })
  const byPlace = Map.groupBy(JSON.parse(stdout) as RecordedText[], ({ file, line, column }) =>
    placeOf(root, file, line, column),
  )
  return new Map([...byPlace].map(([place, all]) => [place, all.map(({ text }) => text)]))
}

describe('every statement in a store', () => {
  it('is found, as often as the word stands in the sources', () => {
    const words = stores.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\b(?:statement|quickRead|plannedOnce)</g),
    ])
    expect(found.sites.filter((site) => !isPlanted(site))).toHaveLength(words.length)
    expect(words.length).toBeGreaterThan(200)
    expect(found.problems.filter((problem) => !problem.includes('unfollowed'))).toEqual([])
  })

  it('has been made: those that a function makes are called in built-statements.ts', () => {
    const silent = found.sites.filter(({ place }) => !texts.has(place))
    expect(silent.map(({ place }) => place)).toEqual([])
    const places = new Set(found.sites.map(({ place }) => place))
    expect([...texts.keys()].filter((place) => !places.has(place))).toEqual([])
  })

  it('returns the columns that its row type names, and takes the values that it is given', () => {
    const wrong = found.sites
      .filter((site) => !isPlanted(site))
      .flatMap(({ place }) => (problems.get(place) ?? []).map((problem) => `${place} ${problem}`))
    expect(wrong).toEqual([])
  })
})

describe('a mistake in a statement', () => {
  const problemsOf = (name: string) => {
    const site = found.sites.find((one) => isPlanted(one) && one.name === name)
    return problems.get(site?.place ?? '')
  }

  it.each([
    ['renamedInRow', ['headline is not among its columns.', 'title is not in the row type.']],
    ['wrongType', ['like_count is number, not string.']],
    ['believedNeverNull', ['title may be null.']],
    ['nullByOuterJoin', ['reply may be null.']],
    ['nullBehindSubquery', ['reply may be null.']],
    ['believedNull', ['content is never null.']],
    ['missingColumn', ['content is not among its columns.']],
    ['unreadColumn', ['content is not in the row type.']],
    ['syntaxError', ['syntax error at or near "from"']],
    ['renamedInTable', ['column "post_id" does not exist']],
    ['dateInJson', ['post.created_at is string, not Date.']],
    [
      'renamedInJson',
      ['posts.headline is not among its columns.', 'posts.title is not in the row type.'],
    ],
    ['nullInJson', ['post.title may be null.', 'post.likes is number, not string.']],
    ['dateInStoredJson', ['data is json, not object.']],
    ['tooFewValues', ['It takes 2 values, not 1.']],
    ['wrongValue', ['$1 is integer, not string.']],
  ])('is found: %s', (name, expected) => {
    expect(problemsOf(name)).toEqual(expected)
  })

  it.each(['right', 'rightWrite', 'rightUnion'])('is not found where there is none: %s', (name) => {
    expect(problemsOf(name)).toEqual([])
  })
})

describe('a statement that cannot be checked', () => {
  it('is refused: without a row type, under another name, with an open type, or as raw SQL', () => {
    const refused = found.problems.filter((problem) => problem.includes('unfollowed'))
    expect(refused.map((problem) => problem.replace(/^\S+ /, ''))).toEqual([
      'Error: It has no row type.',
      'uses statement without calling it.',
      'Error: Its row type depends on a type parameter.',
      "runs SQL that is neither Kysely's nor a statement.",
    ])
  })
})
