import type { Offer } from '@patchbay/contract/listing-fields'
import { getOwnListings, saveListings, type OwnListing } from '@patchbay/contract/listings'
import type { TestPerson } from './people.ts'

/** An offer with what the test is not about filled in. */
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

/** What the server answers to these being all that somebody offers. */
export async function trySave(by: TestPerson, listings: readonly Offer[], revision?: string) {
  const known = revision ?? (await by.client.call(getOwnListings, {})).body.revision
  return by.client.call(saveListings, { body: { revision: known, listings: [...listings] } })
}

/** All that somebody offers, which must be taken. */
export async function offer(
  by: TestPerson,
  ...listings: readonly [Offer, ...Offer[]]
): Promise<[OwnListing, ...OwnListing[]]> {
  const { status, body } = await trySave(by, listings)
  const [first, ...others] = body.listings ?? []
  if (status !== 200 || first === undefined) throw new Error(`Nothing was offered: ${status}.`)
  return [first, ...others]
}
