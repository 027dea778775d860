import type { Why } from '@patchbay/contract/matches'
import type { ListingDocument } from './document.ts'
import { factsOf } from './facts.ts'
import { comparePoints } from './points.ts'
import { leastWeight, quoteOf } from './quote.ts'
import type { Ranked } from './ranker.ts'
import type { Reading, ReadTerm } from './reading.ts'
import { sentencesOf, type Sentence } from './sentences.ts'
import { findRun, wordsOf } from './words.ts'

const mostFound = 6
const mostImplied = 2
const mostNotFound = 3
/** What a need means without saying it must have counted more to be named. */
const leastImplied = 0.8

/** Why a listing stands where it does, from what has counted and from what it says now. */
export function explain(
  reading: Reading,
  document: ListingDocument,
  ranked: Ranked,
  sentenceVectors: Float32Array | undefined,
): Why {
  const sentences = sentencesOf(document)
  const distances =
    reading.distances[document.location ?? ''] ?? reading.asked.places.map(() => null)
  const stems = new Set(
    [...sentences.map(({ text }) => text), document.category]
      .flatMap((text) => wordsOf(text))
      .map(({ stem }) => stem),
  )
  const said = reading.terms.filter((term) => !term.implied && term.weight >= leastWeight)
  return {
    weak: ranked.weak,
    found: foundWords(reading.terms, sentences, stems),
    notFound: ranked.weak
      ? said
          .filter(({ stem }) => !stems.has(stem))
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, mostNotFound)
          .map(({ text }) => text)
      : [],
    quote: quoteOf(reading, sentences, sentenceVectors),
    points: comparePoints(reading.asked, document, factsOf(document), distances).map(
      ({ point }) => point,
    ),
  }
}

interface Group {
  readonly terms: ReadTerm[]
  weight: number
}

/** The need's words that are there, neighbours together where they are neighbours there as well. */
function foundWords(
  terms: readonly ReadTerm[],
  sentences: readonly Sentence[],
  stems: ReadonlySet<string>,
): string[] {
  const lines = sentences.map(({ text }) => wordsOf(text).map(({ stem }) => stem))
  const groups: Group[] = []
  for (const term of terms) {
    if (term.implied || term.weight < leastWeight || !stems.has(term.stem)) continue
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
  const found = groups
    .toSorted((a, b) => b.weight - a.weight)
    .map((group) => group.terms.map(({ text }) => text).join(' '))
    .slice(0, mostFound)
  return [...new Set([...found, ...impliedWords(terms, sentences, found)])].slice(0, mostFound)
}

/** What the need means without saying it, as the listing writes it. */
function impliedWords(
  terms: readonly ReadTerm[],
  sentences: readonly Sentence[],
  found: readonly string[],
): string[] {
  const shown = new Map<string, string>()
  for (const { text } of sentences)
    for (const { stem, from, to } of wordsOf(text))
      if (!shown.has(stem)) shown.set(stem, text.slice(from, to).toLowerCase())
  return terms
    .filter((term) => term.implied && term.weight >= leastImplied && shown.has(term.stem))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ stem }) => shown.get(stem) ?? '')
    .filter((word) => !found.includes(word))
    .slice(0, mostImplied)
}
