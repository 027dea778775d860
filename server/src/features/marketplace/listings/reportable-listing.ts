import type { Database } from '../../../platform/db/database.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { quoteFiles, type Reportable } from '../../people/reports/public.ts'
import { mayReportListing } from './listings.policy.ts'
import { findListing } from './listings.store.ts'

export async function findReportableListing(
  tx: Database,
  viewer: Viewer,
  listingId: string,
): Promise<Reportable | undefined> {
  const row = await findListing(tx, listingId, viewer.userId)
  if (row === undefined) return undefined
  const { category, title, description, price, price_type: priceType, links } = row
  return {
    reportedId: row.provider_id,
    allowed: mayReportListing(viewer, row),
    snapshot: {
      providerId: row.provider_id,
      category,
      title,
      content: description,
      price,
      priceType,
      links: links.map(({ url, name }) => ({ url, name })),
      files: quoteFiles(row.sounds),
    },
  }
}
