import { plainLetters } from '@patchbay/contract/fold'
import { stem } from './stem.ts'

/** A word of a text and its position, in UTF-16. */
export interface Word {
  /** In lower case and without accents. */
  readonly word: string
  readonly stem: string
  readonly from: number
  readonly to: number
}

/** Longer words are ignored, since nobody types them on purpose. */
const longest = 40
/** The classes do not overlap, so that no text makes this slow. */
const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’&][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

const simple = /^[a-z0-9]+$/

/** The form used for comparison: lower case, without accents, apostrophes and possessive 's. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (simple.test(small)) return small
  return plainLetters(
    small
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .replace(/['’]s$/u, '')
      .replaceAll(/['’]/gu, ''),
  )
}

const stems = new Map<string, string>()
const mostStems = 100_000

/** Cached, because texts share most of their words. */
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  if (stems.size >= mostStems) stems.clear()
  const made = stem(word)
  stems.set(word, made)
  return made
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(pattern)) {
    const [raw] = match
    if (raw.length > longest) continue
    const word = fold(raw)
    if (word === '') continue
    words.push({ word, stem: stemOf(word), from: match.index, to: match.index + raw.length })
  }
  return words
}

export const stemsOf = (text: string): string[] => wordsOf(text).map((one) => one.stem)

/** The index at which a sequence of words begins in a longer one. */
export function findRun(words: readonly string[], run: readonly string[], from = 0): number {
  if (run.length === 0) return -1
  for (
    let at = words.indexOf(run[0] ?? '', from);
    at !== -1;
    at = words.indexOf(run[0] ?? '', at + 1)
  )
    if (run.every((one, step) => words[at + step] === one)) return at
  return -1
}
