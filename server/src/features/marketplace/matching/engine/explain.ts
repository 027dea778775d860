import type { MatchPoint, Why } from '@patchbay/contract/marketplace/matches'
import type { ListingDocument } from './document.ts'
import { factsOf } from './facts.ts'
import { findWords } from './found-words.ts'
import { comparePoints } from './points.ts'
import { leastWeight, offeredIn, quoteOf } from './quote.ts'
import type { Ranked } from './ranker.ts'
import type { Reading, ReadTerm } from './reading.ts'
import { lessons } from './read-need.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { fold, wordsOf } from './words/words.ts'

const mostNotFound = 3
const surelyMeant = 0.7
/** Words with a point of their own are not listed as missing words too. */
const hasPoint =
  /^(?:\d.*|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|autumn|winter|weekend|hour|hourly)$/iu

/** Explains the rank of a listing, from what counted and from its current text. */
export function explain(
  reading: Reading,
  document: ListingDocument,
  ranked: Ranked,
  sentenceVectors: Float32Array | undefined,
): Why {
  const sentences = sentencesOf(document)
  const location = document.location ?? ''
  const known = Object.hasOwn(reading.distances, location) ? reading.distances[location] : undefined
  const distances = known ?? reading.asked.places.map(() => null)
  const facts = factsOf(document)
  const all = comparePoints(reading.asked, document, facts, distances).map(({ point }) => point)
  // Goals say what the provider is looking for, and a profile who they are, not what they offer.
  // What a sentence denies is not offered: 'I do not do weddings'.
  const offered = sentences
    .filter(({ from }) => from !== 'goals' && from !== 'bio')
    .map((sentence) => ({ ...sentence, text: offeredIn(sentence.text) }))
  // The words of the category do not count: an 'Artist/Musician/Singer' may speak, and the
  // profession has a point of its own.
  const stems = new Set(offered.flatMap(({ text }) => wordsOf(text)).map(({ stem }) => stem))
  // Who seeks a drummer does not offer one.
  const seeks = facts.isSeeker && !reading.asked.joins
  // Who teaches it does not do it, and the other way round.
  const isTaught = facts.teaches
    ? !reading.asked.teaching
    : reading.asked.isPupil && !teaches(offered)
  const found = findWords({
    terms: seeks ? [] : reading.terms,
    sentences: offered,
    names: new Set(ranked.names),
    weak: ranked.weak || isTaught,
    category: document.category,
  })
  // However similar it seemed: a match with nothing to show has no reason, and price and place
  // alone are not enough if the need requests more.
  const isAbout = found.words.length > 0 || ranked.fits || isMeant(reading.terms, stems)
  const asksMore = reading.terms.some((term) => !term.implied && term.weight >= leastWeight)
  const isShown = isAbout || (!asksMore && all.some(({ verdict }) => verdict === 'met'))
  const weak = ranked.weak || !isShown
  const isServed = !isTaught && (ranked.fits || (ranked.names === undefined && !ranked.weak))
  // Only the names of the very service are marked, and not those of one near it.
  const names = isServed && ranked.names?.[0] !== undefined ? new Set(ranked.names) : undefined
  return {
    weak,
    found: [...found.words],
    notFound: weak ? missedWords(reading, stems) : [],
    quote: seeks ? null : quoteOf(reading, sentences, sentenceVectors, found.groups, names),
    points: all.filter((point) => isCertain(point, weak, isServed)),
  }
}

/**
 * For a listing about something else, its fields are true, but not what its text happens to say; and
 * that a percussionist is an instrumentalist, too, is nothing for those who look for a harp.
 */
function isCertain({ about, verdict }: MatchPoint, weak: boolean, fits: boolean): boolean {
  if (verdict !== 'met') return true
  return about === 'profession' ? fits : !weak || (about !== 'date' && about !== 'unwanted')
}

const teaches = (offered: readonly Sentence[]): boolean =>
  offered.some(({ text }) => lessons.test(text))

/** Whether the listing contains what the need most likely means without saying it. */
function isMeant(terms: readonly ReadTerm[], stems: ReadonlySet<string>): boolean {
  const implied = terms.filter((term) => term.implied)
  const most = Math.max(0, ...implied.map(({ weight }) => weight))
  return implied.some(({ weight, stem }) => weight >= most * surelyMeant && stems.has(stem))
}

function missedWords({ terms, asked }: Reading, stems: ReadonlySet<string>): string[] {
  const places = fold(asked.need.places.join(' '))
  return terms
    .filter(({ implied, weight, stem }) => !implied && weight >= leastWeight && !stems.has(stem))
    .filter(({ text }) => !hasPoint.test(text) && !places.includes(fold(text)))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostNotFound)
    .map(({ text }) => text)
}
