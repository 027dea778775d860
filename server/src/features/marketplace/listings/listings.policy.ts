import { AppError } from '../../../platform/http/app-error.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { mayReport } from '../../people/reports/public.ts'
import type { ContactedRow } from './contacted.store.ts'
import type { ListingRow } from './listings.store.ts'

/**
 * For a listing that the viewer sees, which means that the provider is active and there is no
 * block.
 */
export const mayContact = (viewer: Viewer, listing: ListingRow): boolean =>
  listing.provider_id !== viewer.userId && listing.availability

/**
 * Refuses with the reason if `can.contact` is false, or would be if the listing were still visible.
 */
export function requireMayContact(viewer: Viewer, listing: ContactedRow): void {
  if (listing.provider_id === viewer.userId) throw new AppError('forbidden')
  if (!listing.provider_there) throw new AppError('listing_provider_invalid')
  if (!listing.availability) throw new AppError('listing_unavailable')
  if (listing.blocked) throw new AppError('conversation_blocked')
}

export const mayReportListing = (viewer: Viewer, listing: ListingRow): boolean =>
  mayReport(viewer, listing.provider)
