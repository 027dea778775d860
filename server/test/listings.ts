import type { Offer } from '@patchbay/contract/listing-fields'
import { getOwnListings, saveListings, type OwnListing } from '@patchbay/contract/listings'
import type { TestPerson } from './people.ts'

/** Saves what somebody is open to work as, on top of nothing. */
export async function list(
  { client }: TestPerson,
  ...offers: readonly (Partial<Offer> & Pick<Offer, 'category' | 'title'>)[]
): Promise<readonly OwnListing[]> {
  const { revision } = (await client.call(getOwnListings, {})).body
  const listings = offers.map((given) => ({
    description: '',
    price: null,
    priceType: null,
    links: [],
    sounds: [],
    ...given,
  }))
  const saved = await client.call(saveListings, { body: { revision, listings } })
  if (saved.status !== 200) throw new Error(`The listings were not saved: ${saved.status}.`)
  return saved.body.listings
}
