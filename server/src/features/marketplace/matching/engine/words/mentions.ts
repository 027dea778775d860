import type { ListingDocument } from '../document.ts'
import { withoutDenied } from '../need/negation.ts'
import { isPlainWord } from '../need/places.ts'
import { findRun, stemsOf, wordsOf } from './words.ts'

const textOf = ({ title, description, bio, goals }: ListingDocument): string =>
  [title, description, bio ?? '', goals ?? ''].join('.\n')

/** Whether a listing mentions something, except in order to exclude it. */
export const mentions = (document: ListingDocument, stems: readonly string[]): boolean =>
  findRun(stemsOf(withoutDenied(textOf(document))), stems) !== -1

const leads = new Set(
  'in near around from outside across throughout towards to based covering cover within'.split(' '),
)

/**
 * Whether a listing's text names a place: whole words, because 'good at reading' is not in Reading.
 * A single word needs a capital letter or a preposition, and both if it is also a plain word.
 */
export function mentionsPlace(document: ListingDocument, name: string): boolean {
  // In their goals people say where they would like to work.
  const text = textOf({ ...document, goals: null })
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
