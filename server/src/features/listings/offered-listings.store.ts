import {
  listingsPerPage,
  type ListingFilters,
  type ListingOrder,
} from '@patchbay/contract/listings'
import type { Database } from '../../platform/db/database.ts'
import { statement } from '../../platform/db/statement.ts'
import { isOffered, joinProvider, listingColumns, type ListingRow } from './listings.store.ts'
import type { AskedPlace } from './read-place.ts'

/** What is looked for, with its place as it was understood. */
export interface SoughtListings extends Omit<ListingFilters, 'place' | 'within' | 'sort'> {
  readonly place?: AskedPlace | undefined
  /** The nearest only with cities. */
  readonly order: ListingOrder
}

/** By what the listings of each order follow one another; the id decides between equals. */
const orders = {
  newest: { by: 'l.created_at', type: 'timestamptz', direction: 'desc' },
  cheapest: { by: 'coalesce(l.price, 1e8)', type: 'numeric', direction: 'asc' },
  dearest: { by: 'coalesce(l.price, -1)', type: 'numeric', direction: 'desc' },
  nearest: { by: 'around.km', type: 'double precision', direction: 'asc' },
} as const satisfies Record<ListingOrder, object>

/** The last listing of the page before. */
export type OfferedPlace = readonly [by: Date | number, id: string]

export interface OfferedRow extends ListingRow {
  /** What its order goes by. */
  readonly by: Date | number
}

/** One page and one listing more. */
export function listOfferedPage(
  db: Database,
  viewerId: string,
  sought: SoughtListings,
  after: OfferedPlace | undefined,
): Promise<readonly OfferedRow[]> {
  const { text, values } = pageStatement(viewerId, sought, after)
  return statement<OfferedRow, unknown[]>(text)(db, values)
}

/** Chosen first, and read with all that is shown only then. Apart, so that its plan can be looked at. */
export function pageStatement(
  viewerId: string,
  sought: SoughtListings,
  after: OfferedPlace | undefined,
): { readonly text: string; readonly values: unknown[] } {
  const { from, conditions, values } = partsOf(viewerId, sought)
  const { by, type, direction } = orders[sought.order]
  if (after !== undefined) {
    values.push(...after)
    const place = `($${values.length - 1}::${type}, $${values.length}::uuid)`
    conditions.push(`(${by}, l.id) ${direction === 'asc' ? '>' : '<'} ${place}`)
  }
  const shown = type === 'numeric' ? `(${by})::double precision` : by
  const kilometres = sought.place?.cities === undefined ? 'null::double precision' : 'around.km'
  const text = `with page as materialized (
      select l.id, ${shown} as by, ${kilometres} as km from ${from}
      where ${conditions.join(' and ')}
      order by ${by} ${direction}, l.id ${direction} limit ${listingsPerPage + 1})
    select ${listingColumns('page.km')}, page.by from page
    join service_listings l on l.id = page.id ${joinProvider}
    order by page.by ${direction}, page.id ${direction}`
  return { text, values }
}

export async function countOffered(
  db: Database,
  viewerId: string,
  sought: SoughtListings,
): Promise<number> {
  const { from, conditions, values } = partsOf(viewerId, sought)
  const text = `select count(*)::integer as total from ${from} where ${conditions.join(' and ')}`
  const [row] = await statement<{ total: number }, unknown[]>(text)(db, values)
  return row?.total ?? 0
}

/**
 * Only what is asked for stands in the text, so that the database plans for that alone. There are
 * few such texts, and each is prepared once. A location that is not shown is not searched either.
 */
function partsOf(viewerId: string, { place, ...sought }: SoughtListings) {
  const values: unknown[] = [viewerId]
  const conditions = [isOffered('$1')]
  const add = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  let from = `service_listings l ${joinProvider}`
  if (place?.cities !== undefined) {
    values.push(place.cities.map(({ label }) => label))
    values.push(place.cities.map(({ kilometres }) => kilometres))
    from += ` join unnest($2::text[], $3::double precision[]) as around (label, km)
      on lower(around.label) = lower(p.location)`
  }
  if (place !== undefined) conditions.push('p.location_enabled')
  add(
    place?.country,
    (parameter) =>
      `right(lower(p.location), length(${parameter}) + 2) = lower(', ' || ${parameter})`,
  )
  for (const part of place?.parts ?? [])
    add(part, (parameter) => `position(lower(${parameter}) in lower(p.location)) > 0`)
  add(sought.profession, (parameter) => `l.category = ${parameter}`)
  add(sought.priceType, (parameter) => `l.price_type = ${parameter}`)
  add(sought.minPrice, (parameter) => `l.price >= ${parameter}::numeric`)
  add(sought.maxPrice, (parameter) => `l.price <= ${parameter}::numeric`)
  add(sought.experience, (parameter) => `p.experience_level = ${parameter}`)
  if (sought.verified === 'yes') conditions.push('p.verified')
  return { from, conditions, values }
}
