import type { Need } from '@patchbay/contract/marketplace/matches'
import type { ListingDocument } from './document.ts'
import type { Facts } from './facts.ts'
import type { ReadTerm } from './reading.ts'

/** A need nearer than this to some service of the glossary is one of the trade. */
const ofTheTrade = 0.52
/** A longer text is less near to any single thing, and seldom about something else. */
const longTrade = 0.33
const longFrom = 7

/** Whether a need is about anything that the glossary knows. */
export const isOfTheTrade = (near: number, said: readonly ReadTerm[]): boolean =>
  near >= (said.filter(({ isContent }) => isContent).length < longFrom ? ofTheTrade : longTrade)
/** A need that names a service is not of the trade if it is nearer by this much to another wish. */
const farAway = 0.1
export const isFarAway = (away: number): boolean => away > farAway
/** A listing that serves less than this offers something else. */
export const leastFitness = 0.42
/** The share of a need's words by which a listing answers a need that the glossary does not know. */
export const nearlyAll = 0.55
const enoughWords = 2
const enoughShare = 0.3
const half = 0.5

export interface Coverage {
  /** How many of the need's words the listing has. */
  readonly count: number
  /** Their weight, of the weight of all. */
  readonly share: number
  /** Whether its title has one of them. */
  readonly inTitle: boolean
}

/** The words of a need that say what is wanted, and how many of them a listing has. */
export function coverage(said: readonly ReadTerm[], { stems, titleStems }: Facts): Coverage {
  const found = said.filter(({ stem }) => stems.has(stem))
  const sum = (terms: readonly ReadTerm[]) => terms.reduce((all, { weight }) => all + weight, 0)
  return {
    count: found.length,
    share: sum(found) / Math.max(sum(said), 1e-6),
    inTitle: found.some(({ stem }) => titleStems.has(stem)),
  }
}

/**
 * A word alone does not make a match: the service, the profession or several words must fit. Who
 * looks for 'beats' is not helped by a drummer's blast beats.
 */
export function isAbout(
  { professions }: Need,
  { category }: ListingDocument,
  fits: boolean,
  { count, share, inTitle }: Coverage,
): boolean {
  if (fits || professions.includes(category)) return true
  if (count >= enoughWords) return share >= enoughShare
  return share >= half && inTitle
}
