import type { Why } from '@patchbay/contract/matches'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { dimensions } from './vectors.ts'
import { wordsOf } from './words.ts'

type Quote = NonNullable<Why['quote']>

const longest = 200
/** What hardly counted is not shown. */
export const leastWeight = 0.3
/** Nearer than this a sentence speaks of the same, even if no word is shared. */
const leastNear = 0.25
/** The title stands above every listing anyway. */
const titleCounts = 0.6

/** The sentence that comes closest to the need; none where nothing does. */
export function quoteOf(
  reading: Reading,
  sentences: readonly Sentence[],
  vectors: Float32Array | undefined,
): Quote | null {
  const weights = new Map(
    reading.terms
      .filter(({ weight }) => weight >= leastWeight)
      .map(({ stem, weight }) => [stem, weight]),
  )
  const total = Math.max(
    1,
    reading.terms.reduce((sum, { weight }) => sum + weight, 0),
  )
  const fits = vectors?.length === sentences.length * dimensions
  let best: { sentence: Sentence; score: number } | undefined
  for (const [index, sentence] of sentences.entries()) {
    const near = fits ? nearness(reading.vector, vectors, index) : 0
    const shared = new Set(wordsOf(sentence.text).map(({ stem }) => stem))
    const words = [...shared].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / total
    if (words === 0 && near < leastNear) continue
    const score = (near + words) * (sentence.from === 'title' ? titleCounts : 1)
    if (score > (best?.score ?? 0)) best = { sentence, score }
  }
  if (best === undefined) return null
  const text = cut(best.sentence.text, weights)
  return { text, from: best.sentence.from, marks: marksIn(text, weights) }
}

function nearness(
  need: readonly number[] | null,
  vectors: Float32Array | undefined,
  index: number,
): number {
  if (need === null || vectors === undefined) return 0
  let sum = 0
  for (let at = 0; at < dimensions; at += 1)
    sum += (need[at] ?? 0) * (vectors[index * dimensions + at] ?? 0)
  return Number.isFinite(sum) ? sum : 0
}

/** Where words that counted stand; neighbours with one space between are one mark. */
function marksIn(text: string, weights: ReadonlyMap<string, number>): [number, number][] {
  const marks: [number, number][] = []
  for (const { stem, from, to } of wordsOf(text)) {
    if (!weights.has(stem)) continue
    const last = marks.at(-1)
    if (last !== undefined && last[1] === from - 1 && text[last[1]] === ' ') last[1] = to
    else marks.push([from, to])
  }
  return marks
}

/** At most so long, whole words, around the first that counted. */
function cut(text: string, weights: ReadonlyMap<string, number>): string {
  if (text.length <= longest) return text
  const words = wordsOf(text)
  const first = words.findIndex(({ stem }) => weights.has(stem))
  const end = words[first]?.to ?? 0
  // As much of the beginning as leaves room behind the word.
  const start = end < longest * 0.7 ? 0 : (words[Math.max(0, first - 4)]?.from ?? 0)
  const lead = start === 0 ? '' : '…'
  const room = longest - lead.length - 1
  const last = words.findLast(({ from, to }) => from >= start && to - start <= room)
  return `${lead}${text.slice(start, last?.to ?? start + room).toWellFormed()}…`
}
