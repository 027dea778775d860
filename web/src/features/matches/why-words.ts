import { verdicts, type MatchPoint, type Why } from '@patchbay/contract/matches'
import { levelWords, listingTexts, moneyWords, priceWords } from '../listings/public.ts'
import { placeWords } from './place-words.ts'
import { listOf, orList, periodWords, rangeWords, sentence } from './plain-words.ts'
import { plainTexts, pointTexts as texts, sourceTexts, weakTexts } from './why-texts.ts'

type Point<About extends MatchPoint['about']> = Extract<MatchPoint, { about: About }>

function budgetWords(point: Point<'budget'>, currency: string): string {
  const { asked, price, priceType, verdict } = point
  if (price === null || priceType === null) return listingTexts.noPrice
  if (verdict !== 'met' && asked.unit !== null && asked.unit !== priceType)
    return priceType === 'fixed' ? texts.fixedForHourly : texts.hourlyForFixed
  const { least, most } = asked
  const offered = priceWords(price, priceType, currency)
  const money = (amount: number): string => moneyWords(amount, currency)
  if (most !== null && price > most) return texts.overBudget(offered, money(most))
  if (verdict === 'open' && priceType === 'hourly') return texts.hoursNotSaid(offered)
  if (least !== null && price < least) return texts.underBudget(offered, money(least))
  if (price === most || price === least) return texts.yourBudget(offered)
  return texts.withinBudget(offered, rangeWords(least, most, money))
}

function experienceWords({ asked, level, verdict }: Point<'experience'>): string {
  if (level === null) return texts.noLevel
  if (verdict === 'met') return texts.asAsked(levelWords(level))
  return texts.askedFor(levelWords(level), orList(asked.map(levelWords)))
}

function professionWords({ asked, category, verdict }: Point<'profession'>): string {
  const listed = texts.listedAs(category)
  return verdict === 'met' ? listed : texts.askedFor(listed, orList(asked.map(plainTexts.a)))
}

function genreWords({ asked, found }: Point<'genre'>): string {
  const missing = asked.filter((genre) => !found.includes(genre))
  if (found.length === 0) return texts.doesNotName(orList(missing))
  return missing.length === 0
    ? texts.names(listOf(found))
    : texts.namesNot(listOf(found), orList(missing))
}

function dateWords({ asked, said, verdict }: Point<'date'>): string {
  if (said === null || said === '') return texts.noDate
  return verdict === 'met' ? sentence(said) : texts.askedFor(sentence(said), periodWords(asked))
}

const unwantedWords = ({ asked, verdict }: Point<'unwanted'>): string =>
  verdict === 'missed' ? texts.mentions(asked) : texts.noWordAbout(asked)

type Words = { readonly [About in MatchPoint['about']]: (point: Point<About>) => string }

/** How the listing compares with one point of the need. */
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

/** Met points come first. If it is unknown whether something unwanted applies, nothing is said. */
export const namedPoints = (points: readonly MatchPoint[]): readonly MatchPoint[] =>
  points
    .filter(({ about, verdict }) => about !== 'unwanted' || verdict !== 'open')
    .toSorted((one, other) => verdicts.indexOf(one.verdict) - verdicts.indexOf(other.verdict))

/** Why a match is weak, in one sentence. */
export function weakWords({ found, notFound }: Pick<Why, 'found' | 'notFound'>): string {
  const missing = orList(notFound)
  if (notFound.length === 0) return weakTexts.little
  return found.length === 0
    ? weakTexts.nothingAbout(missing)
    : weakTexts.butNotAbout(found.length, missing)
}

export const sourceWords = ({ from }: NonNullable<Why['quote']>): string => sourceTexts[from]
