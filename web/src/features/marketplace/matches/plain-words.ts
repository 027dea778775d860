import { plainTexts as texts } from './why-texts.ts'
import { dateFormat } from '../../../platform/time/formats.ts'

const day = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })

export const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB').format(words)
export const orList = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** At least one of the two limits is set. */
export function rangeWords(
  least: number | null,
  most: number | null,
  money: (amount: number) => string,
): string {
  if (least === null) return most === null ? '' : texts.upTo(money(most))
  if (most === null) return texts.orMore(money(least))
  return least === most ? money(most) : texts.fromTo(money(least), money(most))
}

interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** A day and its month stay on one line. */
const dayWords = (date: string): string => day(`${date}T00:00:00Z`).replace(' ', '\u00a0')

export function periodWords({ from, to }: Period): string {
  if (from === null) return to === null ? texts.anyDate : texts.by(dayWords(to))
  if (to === null) return texts.from(dayWords(from))
  return from === to ? dayWords(from) : texts.fromTo(dayWords(from), dayWords(to))
}
