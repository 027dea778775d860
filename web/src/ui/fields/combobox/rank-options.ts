import { fold } from '@patchbay/contract/fold'
import type { ComboboxOption } from './combobox-option.ts'

/** 0 for the beginning of the label, 1 for that of a word, 2 for any part, 3 for other words. */
function rankOf({ label, words = '' }: ComboboxOption, wanted: string): number {
  const text = fold(label)
  if (text.startsWith(wanted)) return 0
  const at = text.indexOf(wanted)
  if (at > 0) return /[\p{L}\d]/u.test(text[at - 1] ?? '') ? 2 : 1
  return fold(words).includes(wanted) ? 3 : Infinity
}

/** The options that have the typed text, the best first. */
export function rankOptions(
  options: readonly ComboboxOption[],
  query: string,
): readonly ComboboxOption[] {
  const wanted = fold(query.trim())
  if (wanted === '') return options
  return options
    .map((option) => ({ option, rank: rankOf(option, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}
