import { AppError } from '../../platform/http/app-error.ts'
import type { Viewer } from '../../platform/sessions/viewer.ts'
import { mayReport } from '../reports/public.ts'
import type { ContactedRow } from './contacted.store.ts'
import type { ListingRow } from './listings.store.ts'

/** Of a listing that the viewer sees: whoever offers it is there, and neither has blocked the other. */
export const mayContact = (viewer: Viewer, listing: ListingRow): boolean =>
  listing.provider_id !== viewer.userId && listing.availability

/** Refuses where `can.contact` says no, or would if the listing were still seen, and says why. */
export function requireMayContact(viewer: Viewer, listing: ContactedRow): void {
  if (listing.provider_id === viewer.userId) throw new AppError('forbidden')
  if (!listing.provider_there) throw new AppError('listing_provider_invalid')
  if (!listing.availability) throw new AppError('listing_unavailable')
  if (listing.blocked) throw new AppError('conversation_blocked')
}

export const mayReportListing = (viewer: Viewer, listing: ListingRow): boolean =>
  mayReport(viewer, listing.provider)
