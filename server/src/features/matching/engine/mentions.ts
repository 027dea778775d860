import type { ListingDocument } from './document.ts'
import { findUnwanted } from './need/negation.ts'
import { isPlainWord } from './need/places.ts'
import { findRun, stemsOf, wordsOf } from './words.ts'

const textOf = ({ title, description, bio, goals }: ListingDocument): string =>
  [title, description, bio ?? '', goals ?? ''].join('.\n')

/** Whether a listing speaks of something, other than to say that it does not do it. */
export const mentions = (document: ListingDocument, stems: readonly string[]): boolean =>
  findRun(stemsOf(findUnwanted(textOf(document)).rest), stems) !== -1

const leads = new Set(
  'in near around from outside across throughout towards to based covering cover within'.split(' '),
)

/**
 * Whether a listing names a place itself: whole words, because 'good at reading' is not in Reading.
 * One word needs a capital letter or a preposition, and both where it is a plain word as well.
 */
export function mentionsPlace(document: ListingDocument, name: string): boolean {
  const text = textOf(document)
  const words = wordsOf(text)
  const run = wordsOf(name).map(({ word }) => word)
  const plain = words.map(({ word }) => word)
  for (let at = findRun(plain, run); at !== -1; at = findRun(plain, run, at + 1)) {
    if (run.length > 1) return true
    const isCapital = /^\p{Lu}/u.test(text.slice(words[at]?.from))
    const isLed = leads.has(plain[at - 1] ?? '')
    if (isPlainWord(run[0] ?? '') ? isCapital && isLed : isCapital || isLed) return true
  }
  return false
}
