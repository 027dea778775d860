import type { Database } from '../../../platform/db/database.ts'
import { query } from '../../../platform/db/query.ts'
import { statement } from '../../../platform/db/statement.ts'
import { hasBlocked } from '../../people/blocks/public.ts'
import type { ListingReference } from '../../messaging/messages/public.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

export async function findProviderId(db: Database, listingId: string): Promise<string | undefined> {
  const row = await query(db)
    .selectFrom('service_listings')
    .select('provider_id')
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row?.provider_id
}

/** The listing of a message, and the relation between the sender and its provider. */
export interface ContactedRow {
  readonly id: string
  readonly provider_id: string
  readonly availability: boolean
  readonly reference: ListingReference
  readonly provider_there: boolean
  /** In either direction. */
  readonly blocked: boolean
}

const selectContacted = statement<ContactedRow, [listingId: string, viewerId: string]>(
  `select l.id, l.provider_id, l.availability, json_build_object('title', l.title,
      'category', l.category, 'price', l.price, 'priceType', l.price_type) as reference,
    ${isThere('p')} and not ${isBanned('p')} as provider_there,
    ${hasBlocked('$2', 'p.id')} or ${hasBlocked('p.id', '$2')} as blocked
  from service_listings l join user_profiles p on p.id = l.provider_id where l.id = $1`,
)

/**
 * The caller must hold the locks on both accounts, so that the result stays true until the
 * transaction ends.
 */
export async function findContacted(
  tx: Database,
  listingId: string,
  viewerId: string,
): Promise<ContactedRow | undefined> {
  const [row] = await selectContacted(tx, [listingId, viewerId])
  return row
}
