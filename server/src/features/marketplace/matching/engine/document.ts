import { hash } from 'node:crypto'
import type { PriceType } from '@patchbay/contract/marketplace/listing-fields'
import type { ExperienceLevel, professions } from '@patchbay/contract/accounts/profile-choices'

export type Profession = (typeof professions)[number]

/** A listing with the public data of its provider, in the form that is compared with needs. */
export interface ListingDocument {
  readonly id: string
  readonly providerId: string
  readonly category: Profession
  readonly title: string
  readonly description: string
  readonly price: number | null
  readonly priceType: PriceType | null
  /** 'City, Country' as shown. */
  readonly location: string | null
  readonly experienceLevel: ExperienceLevel | null
  readonly goals: string | null
  readonly bio: string | null
}

/** Covers all embedded text: the same hash means the same vectors. */
export function contentHash(document: ListingDocument): string {
  const { category, title, description, goals, bio } = document
  return hash('sha256', JSON.stringify([category, title, description, goals, bio]), 'hex').slice(
    0,
    32,
  )
}
