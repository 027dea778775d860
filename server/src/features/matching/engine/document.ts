import { hash } from 'node:crypto'
import type { PriceType } from '@patchbay/contract/listing-fields'
import type { ExperienceLevel, professions } from '@patchbay/contract/profile-choices'

export type Profession = (typeof professions)[number]

/** A listing with what its provider shows, as it is compared with needs. */
export interface ListingDocument {
  readonly id: string
  readonly providerId: string
  readonly category: Profession
  readonly title: string
  readonly description: string
  readonly price: number | null
  readonly priceType: PriceType | null
  /** 'City, Country' as it is shown. */
  readonly location: string | null
  readonly experienceLevel: ExperienceLevel | null
  readonly goals: string | null
  readonly bio: string | null
  readonly communityNames: readonly string[]
}

/** Of all that is embedded: the same hash, the same vectors. */
export function contentHash(document: ListingDocument): string {
  const { category, title, description, goals, bio } = document
  return hash('sha256', JSON.stringify([category, title, description, goals, bio]), 'hex').slice(
    0,
    32,
  )
}
