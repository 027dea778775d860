import { needLength } from '@patchbay/contract/marketplace/matches'
import type { ListingDocument } from '../../server/src/features/marketplace/matching/engine/document.ts'

const cut = (words: readonly string[]): string => words.join(' ').slice(0, needLength)

/** Needs of the maximum length that are expensive to match: distinct words, mistyped or unknown. */
export function hostileNeeds(listings: readonly ListingDocument[]): string[] {
  const text = listings.map(({ description }) => description.toLowerCase()).join(' ')
  const long = [...new Set(text.match(/[a-z]{9,}/g) ?? [])]
  const mistyped = long.map((word) => `${word.slice(0, 3)}${word.slice(4, 6)}q${word.slice(6)}`)
  const turned = long.map((word) => Array.from(word).toReversed().join(''))
  const places = long.map((_, index) => `in New York or 1${index} December under £${index}`)
  return [cut(mistyped), cut(turned), cut(places), cut(long)]
}
