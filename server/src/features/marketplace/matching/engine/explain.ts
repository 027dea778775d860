import type { Why } from '@patchbay/contract/marketplace/matches'
import type { ListingDocument } from './document.ts'
import { factsOf } from './facts.ts'
import { comparePoints } from './points.ts'
import { isSameForm, isTelling, leastWeight, offeredIn, quoteOf } from './quote.ts'
import type { Ranked } from './ranker.ts'
import type { Reading, ReadTerm } from './reading.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { findRun, fold, stemsOf, wordsOf } from './words/words.ts'

const mostFound = 6
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
  const points = comparePoints(reading.asked, document, facts, distances).map(({ point }) => point)
  // Goals say what the provider is looking for, and a profile who they are, not what they offer.
  // What a sentence denies is not offered: 'I do not do weddings'.
  const offered = sentences
    .filter(({ from }) => from !== 'goals' && from !== 'bio')
    .map((sentence) => ({ ...sentence, text: offeredIn(sentence.text) }))
  // Not of the category: an 'Artist/Musician/Singer' may speak, and the profession has a point.
  const stems = new Set(offered.flatMap(({ text }) => wordsOf(text)).map(({ stem }) => stem))
  // Who seeks a drummer does not offer one.
  const seeks = facts.isSeeker && !reading.asked.joins
  const found = seeks ? [] : foundWords(reading.terms, offered, stems)
  // However similar it seemed: a match with nothing to show has no reason, and price and place
  // alone are not enough if the need requests more.
  const isAbout = found.length > 0 || ranked.fits || isMeant(reading.terms, stems)
  const asksMore = reading.terms.some((term) => !term.implied && term.weight >= leastWeight)
  const isShown = isAbout || (!asksMore && points.some(({ verdict }) => verdict === 'met'))
  const weak = ranked.weak || !isShown
  return {
    weak,
    found,
    notFound: weak ? missedWords(reading, stems) : [],
    quote: seeks ? null : quoteOf(reading, sentences, sentenceVectors),
    points,
  }
}

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

/** Drums are no drummer, though they share a stem. */
const player =
  /^(?:drummer|percussionist|guitarist|bassist|pianist|organist|violinist|cellist|harpist|trumpeter)s?$/u

function hasPlayer(text: string, written: ReadonlySet<string>): boolean {
  const word = fold(text)
  if (!player.test(word)) return true
  const one = word.replace(/s$/u, '')
  return written.has(one) || written.has(`${one}s`)
}

interface Group {
  readonly terms: ReadTerm[]
  weight: number
}

/** The need's words that the listing contains; words adjacent in both are joined. */
function foundWords(
  terms: readonly ReadTerm[],
  sentences: readonly Sentence[],
  stems: ReadonlySet<string>,
): string[] {
  const all = sentences.map(({ text }) => wordsOf(text))
  const lines = all.map((words) => words.map(({ stem }) => stem))
  const written = new Set(all.flatMap((words) => words.map(({ word }) => word)))
  const forms = Map.groupBy(written, (word) => stemsOf(word)[0] ?? '')
  const groups: Group[] = []
  for (const term of terms) {
    if (term.implied || !isTelling(term) || !stems.has(term.stem)) continue
    if (!hasPlayer(term.text, written)) continue
    if (![...(forms.get(term.stem) ?? [])].some((word) => isSameForm(term.text, word))) continue
    const last = groups.at(-1)
    const run = [...(last?.terms ?? []), term]
    const isNext = last !== undefined && last.terms.at(-1)?.at === term.at - 1
    if (
      isNext &&
      lines.some(
        (line) =>
          findRun(
            line,
            run.map(({ stem }) => stem),
          ) !== -1,
      )
    ) {
      last.terms.push(term)
      last.weight += term.weight
    } else groups.push({ terms: [term], weight: term.weight })
  }
  return [
    ...new Set(
      groups
        // A word that any listing may have says something only beside another.
        .filter((group) => group.terms.some(({ isContent }) => isContent))
        // A live band is no live stream.
        .filter(
          ({ terms: [one, ...more] }) => more.length > 0 || one?.text.toLowerCase() !== 'live',
        )
        .toSorted((a, b) => b.weight - a.weight)
        .map((group) => group.terms.map(({ text }) => text).join(' ')),
    ),
  ].slice(0, mostFound)
}
