import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { Services } from '../../../platform/http/action.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { signerFor } from '../../content/attachments/public.ts'
import { viewListing } from './listing.view.ts'
import { listOffered, type ListingRow } from './listings.store.ts'

type Reader = Pick<Services, 'db' | 'now'>

/**
 * Returns those of the listings that others offer to the viewer, in the order of the given ids:
 * they are available, by active people, and no block is in the way.
 */
export const showListings = async (
  ctx: Reader,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Listing[]> => viewListings(ctx, viewer, await listOffered(ctx.db, viewer.userId, ids))

export async function viewListings(
  { db, now }: Reader,
  viewer: Viewer,
  rows: readonly ListingRow[],
): Promise<Listing[]> {
  if (rows.length === 0) return []
  const signer = await signerFor({ db, now, viewer })
  return rows.map((row) => viewListing(row, viewer, signer))
}
