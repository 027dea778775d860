import { stem } from './stem.ts'

/** One word of a text and where it stands there, in UTF-16. */
export interface Word {
  /** Small letters without accents. */
  readonly word: string
  readonly stem: string
  readonly from: number
  readonly to: number
}

/** What nobody types on purpose is not looked at as a word. */
const longest = 40
/** The classes do not overlap, so that no text makes this slow. */
const pattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’&][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu

const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const special = /[ßæœøłđðþı]/gu
const simple = /^[a-z0-9]+$/

/** A word as it is compared: small letters, no accents, no apostrophes; 's of possession is gone. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (simple.test(small)) return small
  return small
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/['’]s$/u, '')
    .replaceAll(/['’]/gu, '')
    .replaceAll(special, (letter) => plain[letter] ?? letter)
}

const stems = new Map<string, string>()
const mostStems = 100_000

/** Texts share most of their words. */
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

/** Where a run of words begins in a longer one. */
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
