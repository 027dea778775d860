import { fold } from '../fold.ts'

/** Must split words exactly like `words_of` in the database. */
const word =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- ranges of signs
  /[^\u0001-/:-@[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\u{1f000}-\u{1faff}]+/gu

/** Must match `sought_in` in the database. */
// oxlint-disable-next-line no-control-regex -- a range of signs
const oneLetter = /^[\u0001-\u2e7f]$/

/** Graphemes; text is cut only between them. */
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of the part of a word whose folded form is as long as the folded prefix. */
function lengthOf(text: string, beginning: string): number {
  let length = 0
  let folded = 0
  for (const { segment } of signs.segment(text)) {
    if (folded >= beginning.length) break
    length += segment.length
    folded += fold(segment).length
  }
  return length
}

export interface FoundSpan {
  readonly from: number
  readonly to: number
  /** The word of the query, in its folded form. */
  readonly word: string
}

/** The words that are looked for, in their folded form. */
export const queryWords = (q: string): readonly string[] => fold(q).match(word) ?? []

/** The positions of the words of a query in a text; the last may also be the beginning of a word. */
export function findWords(text: string, q: string): readonly FoundSpan[] {
  const asked = queryWords(q)
  const whole = new Set(asked)
  const last = asked.at(-1)
  if (last === undefined) return []
  const mayBegin = whole.size > 1 || !oneLetter.test(last)
  return [...text.matchAll(word)].flatMap(({ 0: found, index: from }) => {
    const folded = fold(found)
    if (whole.has(folded)) return { from, to: from + found.length, word: folded }
    if (!mayBegin || !folded.startsWith(last)) return []
    return { from, to: from + lengthOf(found, last), word: last }
  })
}
