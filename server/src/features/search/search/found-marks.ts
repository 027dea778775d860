import { fold } from '@patchbay/contract/fold'
import { findWords, queryWords } from '@patchbay/contract/messaging/found-words'
import { comparedLetters } from '../../../platform/db/found-names.ts'

interface Span {
  readonly from: number
  readonly to: number
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Every place where the folded text has what is typed, also inside of a word. */
function findPieces(text: string, q: string): readonly Span[] {
  const wanted = fold(q)
  if (wanted === '') return []
  // The part of the text that each folded letter comes from: folding turns some letters into two.
  const origins: Span[] = []
  let folded = ''
  for (const { segment, index } of graphemes.segment(text)) {
    const plain = fold(segment)
    for (const _letter of plain.split('')) origins.push({ from: index, to: index + segment.length })
    folded += plain
  }
  const spans: Span[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const first = origins[at]
    const last = origins[at + wanted.length - 1]
    if (first && last) spans.push({ from: first.from, to: last.to })
  }
  return spans
}

/** PostgreSQL splits a word like this: two spaces before it and one after. */
function trigrams(word: string): ReadonlySet<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** The part of all their trigrams that both have. */
function similarity(wanted: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const shared = [...wanted].filter((three) => own.has(three)).length
  return shared / (wanted.size + own.size - shared)
}

/** Must match `isSimilar`. */
const enough = 0.3

/** A text of nothing but words must not hold the node up: so many of those typed are compared. */
const mostWords = 8

/** Words that are similar to one that is typed, in that part of the text that the database compares. */
export function findSimilar(text: string, q: string): readonly Span[] {
  const wanted = [...new Set(queryWords(q))].slice(0, mostWords).map(trigrams)
  const known = new Map<string, boolean>()
  const fits = (word: string): boolean => {
    const before = known.get(word)
    if (before !== undefined) return before
    const own = trigrams(word)
    const isSimilar = wanted.some((one) => similarity(one, own) >= enough)
    known.set(word, isSimilar)
    return isSimilar
  }
  return [...words.segment(text.slice(0, comparedLetters))].flatMap(
    ({ segment, index, isWordLike }) =>
      isWordLike === true && fits(fold(segment)) ? { from: index, to: index + segment.length } : [],
  )
}

/** In a name: whole words, or what is typed wherever it stands. */
export function findInName(text: string, q: string): readonly Span[] {
  const found = findWords(text, q)
  return found.length > 0 ? found : findPieces(text, q)
}

type Find = (text: string, q: string) => readonly Span[]

/** What is typed, and where there is none of it, the first of the other words that is all there. */
export const withOthers =
  (find: Find, others: readonly string[]): Find =>
  (text, q) => {
    const typed = find(text, q)
    if (typed.length > 0) return typed
    for (const other of others) {
      const spans = findWords(text, other)
      if (new Set(spans.map(({ word }) => word)).size === new Set(queryWords(other)).size)
        return spans
    }
    return []
  }
