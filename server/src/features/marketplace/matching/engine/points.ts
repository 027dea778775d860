import type { MatchPoint, Verdict } from '@patchbay/contract/marketplace/matches'
import { experienceLevels } from '@patchbay/contract/accounts/profile-choices'
import type { Asked } from './asked.ts'
import { comparePlace } from './compare/compare-place.ts'
import { compareTimes } from './compare/compare-times.ts'
import type { ListingDocument } from './document.ts'
import type { Facts } from './facts.ts'
import { mentions } from './words/mentions.ts'
import { isKindOf, isRelatedGenre } from './need/genres.ts'
import type { Distances, Weighed } from './weighed.ts'
import { stemsOf } from './words/words.ts'

export function comparePoints(
  asked: Asked,
  document: ListingDocument,
  facts: Facts,
  distances: Distances,
): Weighed[] {
  const found = [
    compareBudget(asked, document),
    comparePlace(asked, document, facts, distances),
    compareExperience(asked, document),
    compareProfession(asked, document),
    compareGenres(asked, facts),
    compareTimes(asked, facts),
  ].filter((one) => one !== undefined)
  return [...found, ...compareUnwanted(asked, document, facts)]
}

const weighed = (point: MatchPoint, weight: number): Weighed => ({ point, weight })

/** Up to this amount, a budget without a unit may be per hour or for the whole. */
const mostHourly = 60

function compareBudget({ need, pieces }: Asked, document: ListingDocument): Weighed | undefined {
  const { budget } = need
  if (budget === null) return undefined
  const { price, priceType } = document
  const point = (verdict: Verdict, weight: number) =>
    weighed({ about: 'budget', verdict, asked: budget, price, priceType }, weight)
  if (price === null || priceType === null) return point('open', -0.02)
  const isSameUnit =
    budget.unit === null
      ? priceType === 'fixed' || (budget.most ?? Infinity) <= mostHourly
      : budget.unit === priceType
  const over = budget.most === null ? 0 : price / Math.max(budget.most, 1)
  const isUnder = budget.least !== null && budget.most === null && price < budget.least
  if (over > 1) {
    // An hourly fee above the total budget is missed; a total fee against an hourly limit is not.
    if (budget.unit === 'hourly' && priceType === 'fixed')
      return point('open', over > 8 ? -0.05 : -0.01)
    return point('missed', -Math.min(0.14, 0.05 + 0.07 * Math.log2(over)))
  }
  if (!isSameUnit) return point('open', 0)
  // £180 a song is not within £400 for five songs, and nobody knows what the price is for.
  if (priceType === 'fixed' && price * pieces > (budget.most ?? Infinity)) return point('open', 0)
  return isUnder ? point('missed', -0.02) : point('met', 0.05)
}

function compareExperience({ need }: Asked, document: ListingDocument): Weighed | undefined {
  if (need.experience.length === 0) return undefined
  const level = document.experienceLevel
  const point = (verdict: Verdict, weight: number) =>
    weighed({ about: 'experience', verdict, asked: need.experience, level }, weight)
  if (level === null) return point('open', -0.01)
  const rank = experienceLevels.indexOf(level)
  const away = Math.min(
    ...need.experience.map((one) => Math.abs(experienceLevels.indexOf(one) - rank)),
  )
  const isMore = level === 'veteran' && need.experience.includes('professional')
  if (away === 0 || isMore) return point('met', 0.07)
  return point('missed', away === 1 ? 0 : -0.06)
}

function compareProfession({ need }: Asked, { category }: ListingDocument): Weighed | undefined {
  if (need.professions.length === 0) return undefined
  const isMet = need.professions.includes(category)
  const point: MatchPoint = {
    about: 'profession',
    verdict: isMet ? 'met' : 'missed',
    asked: need.professions,
    category,
  }
  return weighed(point, isMet ? 0.05 : -0.02)
}

function compareGenres({ need }: Asked, { genres }: Facts): Weighed | undefined {
  if (need.genres.length === 0) return undefined
  const same = genres.filter((genre) => need.genres.some((one) => isKindOf(genre, one)))
  const related = genres.some((genre) => need.genres.some((one) => isRelatedGenre(one, genre)))
  const point = (verdict: Verdict, found: readonly string[], weight: number) =>
    weighed({ about: 'genre', verdict, asked: need.genres, found: [...found] }, weight)
  if (same.length > 0) return point('met', same, 0.1)
  if (genres.length === 0) return point('open', [], 0)
  return point('missed', genres.slice(0, 4), related ? 0.02 : -0.06)
}

function compareUnwanted(asked: Asked, document: ListingDocument, facts: Facts): Weighed[] {
  return asked.unwanted.map(({ text, stems, professions }) => {
    // 'Singers, but no choir' does not exclude all singers.
    const isCategory =
      professions.includes(document.category) && !asked.need.professions.includes(document.category)
    const location = new Set(stemsOf(document.location ?? ''))
    const isThere = stems.length > 0 && stems.every((stem) => location.has(stem))
    const inTitle = stems.length > 0 && stems.every((stem) => facts.titleStems.has(stem))
    const inText =
      stems.length > 0 && stems.every((stem) => facts.stems.has(stem)) && mentions(document, stems)
    const point = (verdict: Verdict, weight: number) =>
      weighed({ about: 'unwanted', verdict, asked: text }, weight)
    if (isCategory || inTitle || isThere) return point('missed', -0.3)
    return inText ? point('missed', -0.05) : point('met', 0)
  })
}

/** Lessons differ from the service itself; a listing that seeks helps only those who offer. */
export function biasOf(asked: Asked, facts: Facts): number {
  const isRival = facts.seeks.some((one) => asked.need.professions.includes(one))
  const isAlike = asked.joins && facts.isJoiner
  const seeks =
    asked.joins && facts.isSeeker ? 0.25 : facts.isSeeker || isRival || isAlike ? -0.15 : 0
  if (facts.teaches === asked.teaching) return seeks
  return seeks + (facts.teaches ? -0.1 : -0.05)
}
