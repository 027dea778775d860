import type { Need } from '@patchbay/contract/marketplace/matches'
import { levelWords } from '../listings/public.ts'
import { moneyWords } from '../../../ui/content/price.tsx'
import { listOf, periodWords, rangeWords } from './plain-words.ts'
import { needTexts as texts } from './why-texts.ts'

function budgetOf({ least, most, unit }: NonNullable<Need['budget']>, currency: string): string {
  const range = rangeWords(least, most, (amount) => moneyWords(amount, currency))
  return unit === null ? range : `${range}${texts.units[unit]}`
}

/** The facts that were understood from the text. */
export function needWords(need: Need, currency: string): readonly string[] {
  const { budget, places, remote, experience, professions, genres, dates, unwanted } = need
  const facts = [
    ...professions,
    ...genres,
    ...(budget ? [budgetOf(budget, currency)] : []),
    ...places,
    ...(remote ? [texts.fromAnywhere] : []),
    ...experience.map(levelWords),
    ...(dates ? [periodWords(dates)] : []),
    ...(unwanted.length > 0 ? [texts.without(listOf(unwanted))] : []),
  ].filter((fact) => fact !== '')
  return [...new Set(facts)]
}
