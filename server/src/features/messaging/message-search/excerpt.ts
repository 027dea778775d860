import { findWords, type FoundSpan } from '@patchbay/contract/messaging/found-words'
import type { FoundMessage } from '@patchbay/contract/messaging/message-search'

type Part = FoundMessage['excerpt'][number]

/** The characters shown before the first match, and altogether. */
const before = 32
const most = 160
const dots = '…'

/** Normalising takes quadratic time in the marks of one letter, so excess marks are dropped. */
const manyMarks = /(\p{M}{8})\p{M}+/gu

/** Never splits a surrogate pair. */
const cut = (text: string, at: number): number =>
  text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff ? at - 1 : at

/** Begins at a word if one is near. */
function beginningFor(text: string, { from }: Pick<FoundSpan, 'from'>): number {
  if (from <= before) return 0
  const at = cut(text, from - before)
  const space = text.indexOf(' ', at)
  return space >= 0 && space < from ? space + 1 : at
}

/** Ends at a word if one is near, and not before the end of the first match. */
function endingFor(text: string, begin: number, first: number): number {
  if (text.length - begin <= most) return text.length
  const at = cut(text, begin + most)
  const space = text.lastIndexOf(' ', at)
  return space > at - before && space >= first ? space : at
}

/** A part of a text in one line, from shortly before the first match, split at the matches. */
export function excerptOf(
  content: string,
  q: string,
  find: (text: string, q: string) => readonly Omit<FoundSpan, 'word'>[] = findWords,
): readonly Part[] {
  const text = content.replaceAll(manyMarks, '$1').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const finds = find(text, q)
  const begin = finds[0] === undefined ? 0 : beginningFor(text, finds[0])
  const end = endingFor(text, begin, finds[0]?.to ?? 0)
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
