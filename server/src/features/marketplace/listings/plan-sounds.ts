import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  attachToListings,
  enqueueRemovalOfSounds,
  lockListingSounds,
} from '../../content/attachments/public.ts'
import type { OwnListingRow } from './listings.store.ts'

/**
 * Refuses sounds that are not the owner's own, or that belong to anything but the listing that
 * names them. Returns a function that attaches them to the saved listings, by their ids, and
 * removes the sounds that no listing names any longer.
 */
export async function planSounds(
  tx: Database,
  userId: string,
  offers: readonly Offer[],
  known: readonly OwnListingRow[],
): Promise<(listingIds: ReadonlyMap<string, string>) => Promise<void>> {
  const named = offers.flatMap(({ category, sounds }) =>
    sounds.map(({ id }) => ({ id: id.toLowerCase(), category })),
  )
  if (named.length === 0 && known.every(({ sounds }) => sounds === null)) return async () => {}
  const locked = await lockListingSounds(
    tx,
    userId,
    named.map(({ id }) => id),
  )
  const categories = new Map(known.map(({ id, category }) => [id, category]))
  const free = new Map(
    locked.map(({ id, listing_id }) => [id, listing_id && categories.get(listing_id)]),
  )
  const missing = named.filter(({ id, category }) => {
    const place = free.get(id)
    // A sound that is named twice counts as missing the second time.
    free.delete(id)
    return place !== null && place !== category
  })
  if (missing.length > 0) throw noSuchSounds(missing.map(({ id }) => id))
  const wanted = new Set(named.map(({ id }) => id))
  const unnamed = locked.map(({ id }) => id).filter((id) => !wanted.has(id))
  return async (listingIds) => {
    await attachToListings(
      tx,
      offers.flatMap(({ category, sounds }) => {
        const listingId = listingIds.get(category)
        return listingId === undefined ? [] : [{ listingId, sounds }]
      }),
    )
    await enqueueRemovalOfSounds(tx, unnamed)
  }
}

/** Names the sounds, so that the form can show which must be added again. */
const noSuchSounds = (ids: readonly string[]): AppError =>
  new AppError('attachment_not_found', undefined, {
    issues: ids.map((id) => ({
      path: `body/listings/sounds/${id}`,
      message: 'There is no such file.',
    })),
  })
