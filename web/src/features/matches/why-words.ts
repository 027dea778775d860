import type { MatchPoint, Why } from '@patchbay/contract/matches'
import { cityOf, levelWords, moneyWords, priceWords } from '../listings/public.ts'
import { a, listOf, numberWord, orList, periodWords, rangeWords, sentence } from './plain-words.ts'

type Point<About extends MatchPoint['about']> = Extract<MatchPoint, { about: About }>

function budgetWords(point: Point<'budget'>, currency: string): string {
  const { asked, price, priceType, verdict } = point
  if (price === null || priceType === null) return 'No price given'
  if (verdict !== 'met' && asked.unit !== null && asked.unit !== priceType)
    return priceType === 'fixed'
      ? 'Fixed price, you asked for an hourly rate'
      : 'Hourly rate, you asked for a fixed price'
  const { least, most } = asked
  const offered = priceWords(price, priceType, currency)
  const money = (amount: number): string => moneyWords(amount, currency)
  if (most !== null && price > most) return `${offered}, over your budget of ${money(most)}`
  if (least !== null && price < least) return `${offered}, under your budget of ${money(least)}`
  if (price === most || price === least) return `${offered}, your budget`
  return `${offered}, within your budget of ${rangeWords(least, most, money)}`
}

function placeWords({ asked, location, kilometres, remote, verdict }: Point<'place'>): string {
  if (remote && verdict === 'met') return 'Works from anywhere'
  if (location === null) return 'No place given'
  const city = cityOf(location)
  if (kilometres !== null && kilometres > 0) {
    const distance = `${kilometres.toLocaleString('en-GB')} km`
    const [only] = asked
    return asked.length === 1 && only !== undefined
      ? `${city}, ${distance} from ${cityOf(only)}`
      : `${city}, ${distance} away`
  }
  if (verdict === 'met') return `In ${city}`
  return asked.length === 0 ? `In ${city}` : `${city}, you asked for ${orList(asked.map(cityOf))}`
}

function experienceWords({ asked, level, verdict }: Point<'experience'>): string {
  if (level === null) return 'No experience level given'
  if (verdict === 'met') return `${levelWords(level)}, as you asked`
  return `${levelWords(level)}, you asked for ${orList(asked.map(levelWords))}`
}

function professionWords({ asked, category, verdict }: Point<'profession'>): string {
  if (verdict === 'met') return `Listed as ${category}`
  return `Listed as ${category}, you asked for ${orList(asked.map(a))}`
}

function genreWords({ asked, found }: Point<'genre'>): string {
  const missing = asked.filter((genre) => !found.includes(genre))
  if (found.length === 0) return `Does not name ${orList(missing)}`
  return missing.length === 0
    ? `Names ${listOf(found)}`
    : `Names ${listOf(found)}, not ${orList(missing)}`
}

function dateWords({ asked, said, verdict }: Point<'date'>): string {
  if (said === null || said === '') return 'No date given'
  return verdict === 'met'
    ? sentence(said)
    : `${sentence(said)}, you asked for ${periodWords(asked)}`
}

function unwantedWords({ asked, verdict }: Point<'unwanted'>): string {
  if (verdict === 'met') return `No ${asked}, as you asked`
  return verdict === 'missed'
    ? `Mentions ${asked}, which you do not want`
    : `No word about ${asked}`
}

type Words = { readonly [About in MatchPoint['about']]: (point: Point<About>) => string }

/** What the listing says to one thing that was asked for. */
export function pointWords(point: MatchPoint, currency: string): string {
  const words: Words = {
    budget: (one) => budgetWords(one, currency),
    place: placeWords,
    experience: experienceWords,
    profession: professionWords,
    genre: genreWords,
    date: dateWords,
    unwanted: unwantedWords,
  }
  return (words[point.about] as (one: MatchPoint) => string)(point)
}

/** Why a match is weak, in one sentence. */
export function weakWords({ found, notFound }: Pick<Why, 'found' | 'notFound'>): string {
  const missing = orList(notFound)
  if (notFound.length === 0) return 'Little of what you asked for is here.'
  if (found.length === 0) return `Nothing here is about ${missing}.`
  const are = found.length === 1 ? 'is' : 'are'
  return `${numberWord(found.length)} of your words ${are} here, but not about ${missing}.`
}

const sources = {
  title: 'From the title',
  description: 'From the listing',
  bio: 'From the profile',
  goals: 'From the profile',
} as const

export const sourceWords = ({ from }: NonNullable<Why['quote']>): string => sources[from]
