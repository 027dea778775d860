import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import type { OwnListings } from '@patchbay/contract/marketplace/listings'
import { createHash } from 'node:crypto'
import type { ViewerContext } from '../../../platform/http/action.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { viewOwnListing } from './listing.view.ts'
import type { OwnListingRow } from './listings.store.ts'

export async function showOwnListings(
  ctx: ViewerContext,
  rows: readonly OwnListingRow[],
): Promise<OwnListings> {
  const signer = await signerFor(ctx)
  return { listings: rows.map((row) => viewOwnListing(row, signer)), revision: revisionOf(rows) }
}

/**
 * Covers everything that can be changed, so that a save can be refused if it is based on an
 * outdated state.
 */
export const revisionOf = (rows: readonly OwnListingRow[]): string =>
  createHash('sha256')
    .update(rows.map((row) => `${row.id} ${stateOf(row)}\n`).join(''))
    .digest('base64url')

/** With what an older page does not know and therefore leaves out. */
export const wholeOffer = (offer: Offer, row: OwnListingRow | undefined): Offer => ({
  ...offer,
  turnaround: offer.turnaround === undefined ? row?.turnaround : offer.turnaround,
})

/** Whether saving this offer would change nothing. */
export const isSaved = (offer: Offer, row: OwnListingRow | undefined): boolean =>
  row !== undefined &&
  stateOf(row) ===
    stateOf({
      ...offer,
      turnaround: offer.turnaround ?? '',
      price_type: offer.priceType,
      availability: true,
    })

interface Facts extends Pick<
  OwnListingRow,
  | 'category'
  | 'title'
  | 'description'
  | 'price'
  | 'price_type'
  | 'availability'
  | 'turnaround'
  | 'links'
> {
  readonly sounds: readonly { readonly id: string }[] | null
}

const stateOf = (facts: Facts): string =>
  JSON.stringify([
    facts.category,
    facts.title,
    facts.description,
    facts.price === null ? null : facts.price.toFixed(2),
    facts.price_type,
    facts.availability,
    facts.turnaround,
    facts.links.map(({ url, name }) => [url, name]),
    facts.sounds?.map(({ id }) => id.toLowerCase()) ?? [],
  ])
