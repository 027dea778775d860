import { fold } from '@patchbay/contract/fold'
import { communitiesPerPage } from '@patchbay/contract/communities/communities'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { cardColumns, joinStanding, type CardRow } from './communities.store.ts'

export interface CommunityFilters {
  readonly q?: string | undefined
  readonly genre?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
}

/** The cursor: the last card of the previous page. */
export type ListPlace = readonly [memberCount: number, id: string]

const orderOfPages = 'order by c.member_count desc, c.id desc'

/** One page plus one card. An empty filter is ignored. */
export function listCommunityCards(
  db: Database,
  filters: CommunityFilters,
  viewerId: string | null,
  after: ListPlace | undefined,
): Promise<readonly CardRow[]> {
  const { conditions, values } = conditionsOf(filters, [viewerId])
  if (after !== undefined) {
    values.push(...after)
    conditions.push(
      `(c.member_count, c.id) < ($${values.length - 1}::integer, $${values.length}::uuid)`,
    )
  }
  const text = `select ${cardColumns} from communities c ${joinStanding('$1::uuid')}
    ${whereOf(conditions)} ${orderOfPages} limit ${communitiesPerPage + 1}`
  // A search may have to scan many names.
  return filters.q
    ? statement<CardRow, unknown[]>(text)(db, values)
    : quickRead<CardRow, unknown[]>(text)(db, values)
}

export async function countCommunities(db: Database, filters: CommunityFilters): Promise<number> {
  const { conditions, values } = conditionsOf(filters, [])
  const text = `select count(*)::integer as total from communities c ${whereOf(conditions)}`
  const [row] = await statement<{ total: number }, unknown[]>(text)(db, values)
  return row?.total ?? 0
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`

/**
 * The SQL contains only the filters in use, so that the plan fits them. There are few combinations,
 * and each is prepared once.
 */
function conditionsOf(filters: CommunityFilters, first: readonly unknown[]) {
  const values: unknown[] = [...first]
  const conditions: string[] = []
  const add = (value: string | undefined, condition: (parameter: string) => string) => {
    if (value === undefined || value === '') return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  const { q = '', genre, country, city } = filters
  // The trigram index needs three characters in a row; for fewer it only costs time.
  if (Array.from(fold(q)).length < 3)
    add(q, (parameter) => `position(folded(${parameter}) in folded(c.name)) > 0`)
  else add(q, (parameter) => `folded(c.name) like '%' || pattern_of(${parameter}) || '%'`)
  add(genre, (parameter) => `c.genres @> array[${parameter}::text]`)
  add(country, (parameter) => `c.country = lower(${parameter})`)
  add(city, (parameter) => `c.city = lower(${parameter})`)
  return { conditions, values }
}

interface PlacesRow {
  readonly country: string
  readonly cities: string[]
}

const selectPlaces = statement<PlacesRow>(
  `select min(country_name) as country, array_agg(city_name order by city_name) as cities
  from (
    select country, min(split_part(location, ', ', 2)) as country_name,
      min(split_part(location, ', ', 1)) as city_name
    from communities where country is not null group by country, city) places
  group by country order by 1`,
)

/** Names that differ only in case are listed once. */
export const listPlaces = (db: Database): Promise<readonly PlacesRow[]> => selectPlaces(db, [])
