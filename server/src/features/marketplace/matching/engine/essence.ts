import type { KnownWords } from './words/known-words.ts'
import { wordsOf, type Word } from './words/words.ts'

/** The model's time grows with every word. */
const longest = 480

/** Unknown words are split into many tokens and say little, so only a few are read. */
const mostUnknown = 60

function withoutNonsense(text: string, known: KnownWords): string {
  let left = mostUnknown
  const isKnown = ({ word, stem }: Word) => known.has(word) || known.has(stem)
  const read = text.replaceAll(/\S+/gu, (part) => {
    const words = wordsOf(part)
    if (words.length > 0 && words.every(isKnown)) return part
    const kept = part.slice(0, left)
    left -= kept.length
    return kept.toWellFormed()
  })
  return read.replaceAll(/[^\S\n]+/gu, ' ')
}

/** How a sentence shows that it asks for something. */
export const asks =
  /\b(?:need|want|looking|would like|i['’]d (?:like|love)|would love|someone|somebody|anyone|who|help|find)\b|\?/iu

/**
 * For a long text: sentences with a request first, then those at the end, where needs often are.
 */
export function essence(whole: string, known?: KnownWords): string {
  const text = known === undefined ? whole : withoutNonsense(whole, known)
  if (text.length <= longest) return text
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/u).filter((one) => one.trim() !== '')
  const order = sentences
    .map((sentence, index) => ({ sentence, index, asks: Number(asks.test(sentence)) }))
    .toSorted((a, b) => b.asks - a.asks || b.index - a.index)
  const kept: typeof order = []
  let length = 0
  for (const one of order) {
    if (length + one.sentence.length > longest) continue
    kept.push(one)
    length += one.sentence.length + 1
  }
  if (kept.length === 0) return text.slice(0, longest)
  return kept
    .toSorted((a, b) => a.index - b.index)
    .map(({ sentence }) => sentence)
    .join(' ')
}
