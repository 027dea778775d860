import { fold } from '@patchbay/contract/fold'
import type { FoundMessage } from '@patchbay/contract/messaging/message-search'

type Part = FoundMessage['excerpt'][number]

/** The characters shown before the first match, and altogether. */
const before = 32
const most = 160
const dots = '…'

/** Must split words exactly like `words_of` in the database. */
const word =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- ranges of signs
  /[^\u0001-/:-@[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\u{1f000}-\u{1faff}]+/gu

/** Normalising takes quadratic time in the marks of one letter, so excess marks are dropped. */
const manyMarks = /(\p{M}{8})\p{M}+/gu

interface Span {
  readonly from: number
  readonly to: number
}

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

/** Must match `sought_in` in the database. */
// oxlint-disable-next-line no-control-regex -- a range of signs
const oneLetter = /^[\u0001-\u2e7f]$/

/** The positions of the searched words; the last may also be a prefix of a word. */
function findsIn(text: string, q: string): Span[] {
  const asked = fold(q).match(word) ?? []
  const whole = new Set(asked)
  const last = asked.at(-1)
  if (last === undefined) return []
  const mayBegin = whole.size > 1 || !oneLetter.test(last)
  return [...text.matchAll(word)].flatMap(({ 0: found, index: from }) => {
    const folded = fold(found)
    if (whole.has(folded)) return { from, to: from + found.length }
    return mayBegin && folded.startsWith(last) ? { from, to: from + lengthOf(found, last) } : []
  })
}

/** Never splits a surrogate pair. */
const cut = (text: string, at: number): number =>
  text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff ? at - 1 : at

/** Begins at a word if one is near. */
function beginningFor(text: string, { from }: Span): number {
  if (from <= before) return 0
  const at = cut(text, from - before)
  const space = text.indexOf(' ', at)
  return space >= 0 && space < from ? space + 1 : at
}

/** A part of a text in one line, from shortly before the first match, split at the matches. */
export function excerptOf(content: string, q: string): readonly Part[] {
  const text = content.replaceAll(manyMarks, '$1').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const finds = findsIn(text, q)
  const begin = finds[0] === undefined ? 0 : beginningFor(text, finds[0])
  const end = cut(text, Math.min(text.length, begin + most))
  const parts: Part[] = []
  const add = (from: number, to: number, isFound: boolean): void => {
    const shown = text.slice(from, Math.min(to, end))
    if (shown !== '') parts.push({ text: shown, isFound })
  }
  if (begin > 0) parts.push({ text: dots, isFound: false })
  let at = begin
  for (const { from, to } of finds) {
    if (from >= end) break
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, end, false)
  if (end < text.length) parts.push({ text: dots, isFound: false })
  return parts
}
