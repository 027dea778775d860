import {
  need as needSchema,
  needLength,
  why as whySchema,
} from '@patchbay/contract/marketplace/matches'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listingDocument, someListings } from '../../../../../test/samples/listing-documents.ts'
import { explain } from './explain.ts'
import { createMatcher, type Matcher } from './matcher.ts'

const fill = (part: string) => part.repeat(Math.ceil(needLength / part.length)).slice(0, needLength)

const needs = [
  ['one endless word', fill('a')],
  ['one endless word of consonants', fill('qwrtz')],
  ['emoji', fill('🎺👩🏽‍🎤')],
  ['half an emoji', '\ud83c wedding \udfba'],
  ['marks on marks', fill('e\u0301\u0302\u0303\u0304')],
  ['only marks', fill('\u0301')],
  ['text from right to left', fill('\u202edj \u2066wedding\u2069 ')],
  ['an expression', fill('(a+)+$|.*[\\')],
  ['spaces', fill(' \t\n')],
  ['figures', fill('9')],
  ['sums', fill('£1,000,000.99 ')],
  ['numbers in words', fill('hundred thousand ')],
  ['negations', fill('not a no without ')],
  ['places', fill('in New York or ')],
  ['dates', fill('31 February 2027 ')],
  ['quotes', fill("'’")],
  ['mistakes', fill('drumer gutar pianno ')],
  ['commas', fill('a,')],
  ['control characters', fill('\u0000\u0001dj')],
  ['names of what every object has', '__proto__ constructor toString hasOwnProperty'],
  ['one of them alone', 'constructor'],
] as const

const documents = [
  ...someListings,
  listingDocument({ id: 'empty' }),
  listingDocument({ id: 'free', title: 'constructor', price: 0, priceType: 'hourly' }),
  listingDocument({ id: 'strange', title: fill('🎺'), description: fill('Zz.'), location: ', ,' }),
  listingDocument({
    id: 'endless',
    title: 'x',
    description: fill('a'),
    bio: fill('. '),
    goals: '',
  }),
]

// Runs through the worker thread, so that values that cannot be copied are found too.
let matcher: Matcher
let lost = 0
beforeAll(async () => {
  matcher = createMatcher({ model: 'off' })
  matcher.onLost(() => (lost += 1))
  await matcher.put(documents.map((document) => ({ document })))
})
afterAll(() => matcher.stop())

describe('a need from an untrusted sender', () => {
  it.each(needs)('%s', async (_name, text) => {
    const options = { today: new Date('2026-11-15'), exclude: [], most: 20 }
    const began = process.cpuUsage()
    const { need, reading } = await matcher.rank(text, options)
    const { user } = process.cpuUsage(began)
    // Not a benchmark: a quadratic algorithm would take minutes.
    expect(user).toBeLessThan(5_000_000)
    expect(z.safeParse(needSchema, need).error).toBeUndefined()
    for (const document of documents) {
      const ranked = { id: document.id, score: 0, weak: true, fits: false }
      const why = explain(reading, document, ranked, new Float32Array(3))
      expect(z.safeParse(whySchema, why).error).toBeUndefined()
      expect(why.quote?.text.isWellFormed() ?? true).toBe(true)
    }
    expect(lost).toBe(0)
  })

  it("requests a place, and the listing's location is a property name of every object", async () => {
    const { reading } = await matcher.rank('a DJ in Leeds', {
      today: new Date('2026-11-15'),
      exclude: [],
      most: 20,
    })
    for (const location of ['constructor', '__proto__', 'toString']) {
      const document = listingDocument({ id: 'new', title: 'DJ', location })
      const ranked = { id: 'new', score: 0, weak: true, fits: false }
      const { points } = explain(reading, document, ranked, undefined)
      expect(points).toContainEqual(
        expect.objectContaining({ about: 'place', verdict: 'open', kilometres: null }),
      )
    }
  })
})
