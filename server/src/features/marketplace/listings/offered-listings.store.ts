import {
  listingsPerPage,
  type ListingFilters,
  type ListingOrder,
} from '@patchbay/contract/marketplace/listings'
import { mostFoundAnew } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import { readPlace, type AskedPlace } from '../../accounts/locations/public.ts'
import { unreachableFor } from '../../people/people/public.ts'
import { isOffered, joinProvider, listingColumns, type ListingRow } from './listings.store.ts'

/** The filters of a search, with the place resolved. */
export interface ListingCriteria extends Omit<ListingFilters, 'place' | 'within' | 'sort'> {
  readonly place?: AskedPlace | undefined
  /** `nearest` only together with cities. */
  readonly order: ListingOrder
  /** Only listings of this time. */
  readonly made?: TimeSpan
}

/** After the first moment, up to the second. */
export type TimeSpan = readonly [after: Date, upTo: Date]

/** The sort key of each order. The id decides between equal keys. */
const orders = {
  newest: { by: 'l.created_at', type: 'timestamptz', direction: 'desc' },
  cheapest: { by: 'coalesce(l.price, 1e8)', type: 'numeric', direction: 'asc' },
  dearest: { by: 'coalesce(l.price, -1)', type: 'numeric', direction: 'desc' },
  nearest: { by: 'around.km', type: 'double precision', direction: 'asc' },
} as const satisfies Record<ListingOrder, object>

/** The cursor: the sort key and id of the last listing of the previous page. */
export type OfferedCursor = readonly [by: Date | number, id: string]

export interface OfferedRow extends ListingRow {
  /** The sort key. */
  readonly by: Date | number
}

/** One page plus one listing. */
export function listOfferedPage(
  db: Database,
  viewerId: string,
  criteria: ListingCriteria,
  after: OfferedCursor | undefined,
): Promise<readonly OfferedRow[]> {
  const { text, values } = pageStatement(viewerId, criteria, after)
  return statement<OfferedRow, unknown[]>(text)(db, values)
}

/**
 * Selects the page first, and reads all columns only for those rows. Exported, so that a test can
 * check the plan.
 */
export function pageStatement(
  viewerId: string,
  criteria: ListingCriteria,
  after: OfferedCursor | undefined,
): { readonly text: string; readonly values: unknown[] } {
  const { from, conditions, values } = partsOf(viewerId, criteria)
  const { by, type, direction } = orders[criteria.order]
  if (after !== undefined) {
    values.push(...after)
    const place = `($${values.length - 1}::${type}, $${values.length}::uuid)`
    conditions.push(`(${by}, l.id) ${direction === 'asc' ? '>' : '<'} ${place}`)
  }
  const shown = type === 'numeric' ? `(${by})::double precision` : by
  const kilometres = criteria.place?.cities === undefined ? 'null::double precision' : 'around.km'
  const text = `with page as materialized (
      select l.id, ${shown} as by, ${kilometres} as km from ${from}
      where ${conditions.join(' and ')}
      order by ${by} ${direction}, l.id ${direction} limit ${listingsPerPage + 1})
    select ${listingColumns('page.km')}, page.by from page
    join service_listings l on l.id = page.id ${joinProvider}
    order by page.by ${direction}, page.id ${direction}`
  return { text, values }
}

/**
 * All that is offered: what is available, without what belongs to the viewer and to the few whom they
 * cannot reach. To ask of each of thousands whose it is costs thirty times as much.
 */
const countAll = statement<{ total: number }, [viewerId: string]>(
  `select ((select count(*) from service_listings l where l.availability) - (
    select count(*) from (${unreachableFor('$1')} union select $1::uuid) other (id)
    join service_listings l on l.provider_id = other.id and l.availability))::integer as total`,
)

export async function countOffered(
  db: Database,
  viewerId: string,
  criteria: ListingCriteria,
): Promise<number> {
  const { from, conditions, values } = partsOf(viewerId, criteria)
  if (conditions.length === 1) return (await countAll(db, [viewerId]))[0]?.total ?? 0
  // What is new is told, and nobody reads the exact number of very much.
  const limit = criteria.made === undefined ? '' : `limit ${mostFoundAnew}`
  const text = `select count(*)::integer as total from (
    select 1 from ${from} where ${conditions.join(' and ')} ${limit}) counted`
  const [row] = await statement<{ total: number }, unknown[]>(text)(db, values)
  return row?.total ?? 0
}

/** The condition of each filter on the listings `l` and their providers `p`. */
const filters = [
  ['profession', 'text', (value: string) => `l.category = ${value}`],
  ['priceType', 'text', (value: string) => `l.price_type = ${value}`],
  ['minPrice', 'numeric', (value: string) => `l.price >= ${value}`],
  ['maxPrice', 'numeric', (value: string) => `l.price <= ${value}`],
  ['experience', 'text', (value: string) => `p.experience_level = ${value}`],
  ['verified', 'text', () => 'p.verified'],
] as const

/**
 * Each text is prepared once, so there must be few: with any filter, the text contains all filters,
 * and those that are null have no effect. Without any filter the text contains none, so that its
 * plan is better. A hidden location is not searched either.
 */
function partsOf(viewerId: string, { place, made, ...criteria }: ListingCriteria) {
  const values: unknown[] = [viewerId]
  const conditions = [isOffered('$1')]
  const add = (value: unknown) => `$${values.push(value)}`
  let from = `service_listings l ${joinProvider}`
  if (made !== undefined)
    conditions.push(
      `l.created_at > ${add(made[0])}::timestamptz and l.created_at <= ${add(made[1])}::timestamptz`,
    )
  if (place !== undefined) conditions.push('p.location_enabled')
  if (place?.cities !== undefined) {
    const labels = add(place.cities.map(({ label }) => label))
    const distances = add(place.cities.map(({ kilometres }) => kilometres))
    from += ` join unnest(${labels}::text[], ${distances}::double precision[])
      as around (label, km) on lower(around.label) = lower(p.location)`
  }
  if (place?.country !== undefined) {
    const country = add(place.country)
    conditions.push(`right(lower(p.location), length(${country}) + 2) = lower(', ' || ${country})`)
  }
  if (place?.parts !== undefined)
    conditions.push(`not exists (select 1 from unnest(${add(place.parts)}::text[]) as part
      where (position(folded(part) in folded(p.location)) > 0) is not true)`)
  if (filters.some(([name]) => criteria[name] !== undefined))
    for (const [name, type, asks] of filters) {
      const value = `${add(criteria[name] ?? null)}::${type}`
      conditions.push(`(${value} is null or ${asks(value)})`)
    }
  return { from, conditions, values }
}

/** How many of what the viewer looks for were offered in this time. */
export const countNewListings = async (
  db: Database,
  viewerId: string,
  { place, within, ...criteria }: Omit<ListingFilters, 'sort'>,
  made: TimeSpan,
): Promise<number> => {
  const asked = place === undefined || place === '' ? undefined : await readPlace(place, within)
  return countOffered(db, viewerId, { ...criteria, place: asked, order: 'newest', made })
}
