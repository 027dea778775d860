import type { Need } from '@patchbay/contract/matches'
import { levelWords, moneyWords } from '../listings/public.ts'
import { listOf, periodWords, rangeWords } from './plain-words.ts'

const units = { hourly: ' an hour', fixed: ' fixed' } as const

function budgetOf({ least, most, unit }: NonNullable<Need['budget']>, currency: string): string {
  const range = rangeWords(least, most, (amount) => moneyWords(amount, currency))
  return unit === null ? range : `${range}${units[unit]}`
}

/** What was understood beside the words, fact by fact. */
export function needWords(need: Need, currency: string): readonly string[] {
  const { budget, places, remote, experience, professions, genres, dates, unwanted } = need
  return [
    ...professions,
    ...genres,
    ...(budget ? [budgetOf(budget, currency)] : []),
    ...places,
    ...(remote ? ['from anywhere'] : []),
    ...experience.map(levelWords),
    ...(dates ? [periodWords(dates)] : []),
    ...(unwanted.length > 0 ? [`without ${listOf(unwanted)}`] : []),
  ].filter((fact) => fact !== '')
}
