import { professions } from '@patchbay/contract/accounts/profile-choices'
import type { Offer } from '@patchbay/contract/marketplace/listing-fields'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { newId } from '../../../platform/ids.ts'
import { lockConversationsAbout } from '../../messaging/messages/public.ts'
import { ownListingColumns, type OwnListingRow } from './listings.store.ts'

const selectOwn = statement<OwnListingRow, [userId: string, professions: readonly string[]]>(
  `select ${ownListingColumns} from service_listings l where l.provider_id = $1
  order by array_position($2::text[], l.category), l.category`,
)

/** Ordered by profession. */
export const listOwnListings = (db: Database, userId: string): Promise<readonly OwnListingRow[]> =>
  selectOwn(db, [userId, professions])

const upsert = statement<
  { id: string; category: string },
  [providerId: string, offers: string, now: Date]
>(`insert into service_listings as l
    (id, provider_id, category, title, description, price, price_type, turnaround, links,
      created_at, updated_at)
  select given.id, $1, given.category, given.title, given.description, given.price,
    given."priceType", coalesce(given.turnaround, ''), given.links, $3, $3
  from jsonb_to_recordset($2::jsonb) as given (id uuid, category text, title text,
    description text, price numeric, "priceType" text, turnaround text, links jsonb)
  on conflict (provider_id, category) do update set title = excluded.title,
    description = excluded.description, price = excluded.price, price_type = excluded.price_type,
    turnaround = excluded.turnaround, links = excluded.links, availability = true, updated_at = excluded.updated_at
  returning l.id, l.category`)

/**
 * Inserts the listings, or updates the existing listing of a profession. Returns the ids by
 * profession.
 */
export async function putListings(
  tx: Database,
  userId: string,
  offers: readonly Offer[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (offers.length === 0) return new Map()
  const given = offers.map((offer) => ({ ...offer, id: newId() }))
  const rows = await upsert(tx, [userId, JSON.stringify(given), now])
  return new Map(rows.map(({ id, category }) => [category, id]))
}

// The indexing job locks several index rows in the order of their ids. Changes to listings must
// lock all rows of the person in the same order, before the first update, which would lock some of
// them.
const lockIndexed = statement<never, [userId: string]>(
  `with own as materialized (
    select id from service_listings where provider_id = $1 order by id for update)
  select listing_id from listing_index where listing_id = any(array(select id from own))
  order by listing_id for update`,
)

/**
 * Must run before any change to the listings of an account, whose lock the caller must hold. Locks
 * all of its listings with their index rows, and the conversations about listings that will be
 * deleted.
 */
export async function lockListings(
  tx: Database,
  userId: string,
  gone: readonly string[],
): Promise<void> {
  if (gone.length > 0) await lockConversationsAbout(tx, gone)
  await lockIndexed(tx, [userId])
}

const deleteListings = statement<never, [ids: readonly string[]]>(
  `delete from service_listings where id = any($1::uuid[])`,
)

/** The caller must hold their locks. Messages about these listings keep their copy of the facts. */
export async function removeListings(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deleteListings(tx, [ids])
}
