import { cityOf } from '@patchbay/contract/accounts/city-of'
import { verdicts, type MatchPoint, type Why } from '@patchbay/contract/marketplace/matches'
import { levelWords, listingTexts } from '../listings/public.ts'
import { moneyWords, priceWords } from '../../../ui/content/price.tsx'
import { listOf, orList, periodWords, rangeWords, sentence } from './plain-words.ts'
import { plainTexts, pointTexts as texts, sourceTexts, weakTexts } from './why-texts.ts'

type PlacePoint = Extract<MatchPoint, { about: 'place' }>

/**
 * If a match is farther from a town, it is due to the provider's text and not to their location.
 */
const nearKm = 60

/** The name of a town includes its country; regions and countries have no comma. */
const isTown = (place: string): boolean => place.includes(',')

/** Whether it matches although the provider's own location does not, or is unknown. */
function isByOwnWords({ asked, location, kilometres, verdict }: PlacePoint): boolean {
  if (verdict !== 'met' || asked.length === 0) return false
  if (location === null) return true
  if (kilometres !== null) return kilometres > nearKm && asked.every(isTown)
  return !asked.some((place) => location === place || location.endsWith(`, ${place}`))
}

function placeWords(point: PlacePoint): string {
  const { asked, location, kilometres, remote, verdict } = point
  if (remote && verdict === 'met') return texts.fromAnywhere
  if (isByOwnWords(point)) return texts.byOwnWords(orList(asked.map(cityOf)))
  if (location === null) return texts.noPlace
  const city = cityOf(location)
  if (kilometres !== null && kilometres > 0) {
    const [only] = asked
    if (asked.length !== 1 || only === undefined) return texts.away(city, kilometres)
    return texts.awayFrom(city, kilometres, isTown(only) ? cityOf(only) : texts.middleOf(only))
  }
  if (verdict === 'met' || asked.length === 0) return texts.inPlace(city)
  return texts.askedFor(city, orList(asked.map(cityOf)))
}

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
  if (verdict === 'open') return texts.piecesNotSaid(offered)
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
  if (verdict === 'met') return listed
  const wanted = orList(asked.map(plainTexts.a))
  // 'Other' is a choice of a form, not a profession.
  return category === 'Other' ? texts.notListedAs(wanted) : texts.askedFor(listed, wanted)
}

function genreWords({ asked, found, verdict }: Point<'genre'>): string {
  // A kind of what was asked for fits, and any of several: what is missing is not held against it.
  if (verdict === 'met') return texts.names(listOf(found))
  const missing = asked.filter((genre) => !found.includes(genre))
  if (found.length === 0) return texts.doesNotName(orList(missing))
  return missing.length === 0
    ? texts.names(listOf(found))
    : texts.namesNot(listOf(found), orList(missing))
}

function dateWords({ asked, said, verdict }: Point<'date'>): string {
  // The listing's sentence becomes a part of ours.
  const words = sentence((said ?? '').replace(/[\s.,;:!]+$/u, ''))
  if (words === '') return texts.noDate
  return verdict === 'met' ? words : texts.askedFor(words, periodWords(asked))
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
