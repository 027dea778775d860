import { describe, expect, it } from 'vitest'
import { listingDocument } from '../../../../../../test/samples/listing-documents.ts'
import { discriminantsOf } from './discriminant.ts'
import { servicesOfListing, servicesOfNeed } from './service-match.ts'
import { dimensions, normalised } from '../model/vectors.ts'
import { services } from '../words/glossary.ts'
import { wordsOf } from '../words/words.ts'

const nameOf = (service: number): string => services[service]?.names[0] ?? ''
const named = (shares: ReadonlyMap<number, number>, least: number): string[] =>
  [...shares].filter(([, share]) => share >= least).map(([service]) => nameOf(service))
const ofTitle = (title: string) =>
  named(servicesOfListing(listingDocument({ id: 'one', title, description: '' }), []), 0.5)
const ofNeed = (text: string) => named(servicesOfNeed(wordsOf(text), []), 0.5)

describe('the services of a title', () => {
  it.each([
    ['Websites for bands and studios', ['website']],
    ['Tuning and timing for choirs', []],
    ['Cellist (studio and stage)', ['cellist']],
    ['Bedroom producer looking for singers', ['music producer']],
    ['Festival production manager', ['festival production']],
    ['Professeur de piano', ['piano lessons']],
  ])('%s: %j', (title, found) => expect(ofTitle(title)).toEqual(found))
})

describe('the services of a need', () => {
  it.each([
    ['drummer for a wedding', ['drummer']],
    ['I play the drums', []],
    [
      'The studio that we like costs more than my car and my cousin says that there are foundations',
      [],
    ],
    [
      'We have been friends since school, we like old films, and now we need a drummer for our gigs',
      ['drummer'],
    ],
  ])('%s: %j', (need, found) => expect(ofNeed(need)).toEqual(found))
})

describe('discriminants', () => {
  const towards = (at: number, beside: number): Float32Array =>
    normalised(Array.from({ length: dimensions }, (_, n) => (n === at ? 2 : n === beside ? 1 : 0)))
  const examples = [0, 1].flatMap((group) =>
    [10, 11, 12].map((beside) => ({ vector: towards(group, beside), group })),
  )
  const likelier = (vector: Float32Array): number => {
    const [one = 0, other = 0] = discriminantsOf(examples, 2).map((tells) =>
      vector.reduce((sum, value, at) => sum + value * (tells[at] ?? 0), tells[dimensions] ?? 0),
    )
    return one > other ? 0 : 1
  }

  it('tell groups apart by what differs between them, not by what they share', () => {
    expect(likelier(towards(0, 20))).toBe(0)
    expect(likelier(towards(1, 20))).toBe(1)
  })

  it('are the same for the same examples', () => {
    expect(discriminantsOf(examples, 2)).toEqual(discriminantsOf(examples, 2))
  })
})
