import type { Viewer } from '../../platform/sessions/viewer.ts'
import { mayReport } from '../reports/public.ts'
import type { ListingRow } from './listings.store.ts'

/** Of a listing that the viewer sees: whoever offers it is there, and neither has blocked the other. */
export const mayContact = (viewer: Viewer, listing: ListingRow): boolean =>
  listing.provider_id !== viewer.userId && listing.availability

export const mayReportListing = (viewer: Viewer, listing: ListingRow): boolean =>
  mayReport(viewer, listing.provider)
