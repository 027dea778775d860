import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import {
  getOwnListings,
  saveListings,
  type OwnListing,
} from '@patchbay/contract/marketplace/listings'
import type { TestPerson } from './people.ts'

/** An offer with defaults for fields that the test does not need. */
export const offerOf = (category: Offer['category'], change: Partial<Offer> = {}): Offer => ({
  category,
  title: `${category} for hire`,
  description: '',
  priceType: null,
  price: null,
  links: [],
  sounds: [],
  ...change,
})

/** Saves these as all listings of a person, and returns the answer. */
export async function trySave(by: TestPerson, listings: readonly Offer[], revision?: string) {
  const known = revision ?? (await by.client.call(getOwnListings, {})).body.revision
  return by.client.call(saveListings, { body: { revision: known, listings: [...listings] } })
}

/** Saves all listings of a person, which must succeed. */
export async function offer(
  by: TestPerson,
  ...listings: readonly [Offer, ...Offer[]]
): Promise<[OwnListing, ...OwnListing[]]> {
  const { status, body } = await trySave(by, listings)
  const [first, ...others] = body.listings ?? []
  if (status !== 200 || first === undefined) throw new Error(`Nothing was offered: ${status}.`)
  return [first, ...others]
}
