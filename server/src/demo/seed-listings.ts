import { insertDemoListing } from '../features/marketplace/listings/public.ts'
import type { Database } from '../platform/db/database.ts'
import { personId } from './communities.ts'
import { demoListings } from './listings.ts'

const hour = 3_600_000

/** What people have been open to work as until a moment ago. */
export async function seedListings(tx: Database, now: Date): Promise<void> {
  for (const { provider, hoursAgo, links = [], files: _later, ...listing } of demoListings)
    await insertDemoListing(tx, {
      ...listing,
      links,
      providerId: personId(provider),
      createdAt: new Date(now.getTime() - hoursAgo * hour),
    })
}
