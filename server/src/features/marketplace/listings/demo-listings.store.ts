import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'

export interface DemoListingRow extends Omit<Offer, 'sounds'> {
  readonly id: string
  readonly providerId: string
  readonly createdAt: Date
}

/** For a fresh database only. */
export async function insertDemoListing(tx: Database, row: DemoListingRow): Promise<void> {
  await query(tx)
    .insertInto('service_listings')
    .values({
      id: row.id,
      provider_id: row.providerId,
      category: row.category,
      title: row.title,
      description: row.description,
      price: row.price?.toFixed(2) ?? null,
      price_type: row.priceType,
      turnaround: row.turnaround ?? '',
      links: JSON.stringify(row.links),
      created_at: row.createdAt,
      updated_at: row.createdAt,
    })
    .execute()
}
