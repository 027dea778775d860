import { fold } from '@patchbay/contract/fold'
import { communitiesPerPage, mostCounted } from '@patchbay/contract/communities/communities'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import { cardColumns, joinAccess, type CardRow } from './communities.store.ts'

export interface CommunityFilters {
  readonly q?: string | undefined
  readonly genre?: string | undefined
  readonly country?: string | undefined
  readonly city?: string | undefined
}

/** The cursor: the last card of the previous page. */
export type ListCursor = readonly [memberCount: number, id: string]

/** SQL condition on the communities `c`: what is closed is not offered. */
export const isListed = 'c.closed_at is null'

const orderOfPages = 'order by c.member_count desc, c.id desc'

/** One page plus one card. An empty filter is ignored. */
export function listCommunityCards(
  db: Database,
  filters: CommunityFilters,
  viewerId: string | null,
  after: ListCursor | undefined,
): Promise<readonly CardRow[]> {
  const { text, values } = pageStatement(filters, viewerId, after)
  // A search may have to scan many names.
  return filters.q
    ? statement<CardRow, unknown[]>(text)(db, values)
    : quickRead<CardRow, unknown[]>(text)(db, values)
}

const pageSize = communitiesPerPage + 1

function pageStatement(
  filters: CommunityFilters,
  viewerId: string | null,
  after: ListCursor | undefined,
): { readonly text: string; readonly values: unknown[] } {
  const { name, conditions, values } = conditionsOf(filters, [viewerId])
  const later: string[] = []
  if (after !== undefined) {
    values.push(...after)
    later.push(`(c.member_count, c.id) < ($${values.length - 1}::integer, $${values.length}::uuid)`)
  }
  const cards = `select ${cardColumns('$1::uuid')} from communities c ${joinAccess('$1::uuid')}`
  const text = name?.isShort
    ? `${shortSearch(name, conditions, later)} ${cards}
      where c.id in (select id from large union (
        select c.id from others c ${orderOfPages} limit ${pageSize}))
      ${orderOfPages} limit ${pageSize}`
    : `${cards} ${whereOf([...conditions, ...later])} ${orderOfPages} limit ${pageSize}`
  return { text, values }
}

/** How many of the largest are looked through before the index is asked. */
const mostLooked = 2_000

/**
 * One or two letters, for which trigrams are of no use. Letters that many names contain are found
 * among the largest; if they are not, there are few of them, and the index has them all.
 */
const shortSearch = (
  name: NameCondition,
  conditions: readonly string[],
  later: readonly string[],
): string => `with large as materialized (
    select c.id from (
      select * from communities c ${whereOf(later)} ${orderOfPages} limit ${mostLooked}) c
    ${whereOf([name.scanned, ...conditions.filter((one) => one !== name.indexed)])}
    limit ${pageSize}),
  others as materialized (
    select c.id, c.member_count from communities c
    ${whereOf([`(select count(*) from large) < ${pageSize}`, ...conditions, ...later])})`

/** A search stops counting here: the answer is then one more. */
export async function countCommunities(db: Database, filters: CommunityFilters): Promise<number> {
  const { name, conditions, values } = conditionsOf(filters, [])
  const found = `communities c ${whereOf(conditions)}`
  // The limit stands outside: the planner would scan the table for it.
  const text =
    name === undefined
      ? `select count(*)::integer as total from ${found}`
      : `with found as materialized (select c.id from ${found})
        select count(*)::integer as total from (
          select id from found limit ${mostCounted + 1}) counted`
  const [row] = await statement<{ total: number }, unknown[]>(text)(db, values)
  return row?.total ?? 0
}

interface NameCondition {
  readonly isShort: boolean
  readonly indexed: string
  readonly scanned: string
}

const whereOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`

/**
 * The SQL contains only the filters in use, so that the plan fits them. There are few combinations,
 * and each is prepared once.
 */
function conditionsOf(filters: CommunityFilters, first: readonly unknown[]) {
  const values: unknown[] = [...first]
  const conditions: string[] = [isListed]
  let name: NameCondition | undefined
  const add = (value: string | undefined, condition: (parameter: string) => string) => {
    if (value === undefined || value === '') return
    values.push(value)
    conditions.push(condition(`$${values.length}`))
  }
  const { q = '', genre, country, city } = filters
  // The trigram index needs three characters in a row; for fewer there is another.
  const isShort = Array.from(fold(q)).length < 3
  add(q, (parameter) => {
    const indexed = isShort
      ? `short_pieces(folded(c.name)) @> array[folded(${parameter})]`
      : `folded(c.name) like '%' || pattern_of(${parameter}) || '%'`
    name = { isShort, indexed, scanned: `position(folded(${parameter}) in folded(c.name)) > 0` }
    return indexed
  })
  add(genre, (parameter) => `c.genres @> array[${parameter}::text]`)
  add(country, (parameter) => `c.country = lower(${parameter})`)
  add(city, (parameter) => `c.city = lower(${parameter})`)
  return { name, conditions, values }
}

interface PlacesRow {
  readonly country: string
  readonly cities: string[]
}

const placeAfter = (condition: string): string => `
  select c.country, c.city, c.location from communities c
  where c.country is not null and ${isListed} ${condition}
  order by c.country, c.city, c.location limit 1`

/** Goes from place to place by the index, so the communities of each do not count. */
const selectPlaces = statement<PlacesRow>(
  `with recursive places (country, city, location) as (
    (${placeAfter('')})
    union all
    select next.* from places cross join lateral (
      ${placeAfter('and (c.country, c.city) > (places.country, places.city)')}) next)
  select min(split_part(location, ', ', 2)) as country,
    array_agg(split_part(location, ', ', 1) order by split_part(location, ', ', 1)) as cities
  from places group by places.country order by 1`,
)

/** Names that differ only in case are listed once. */
export const listPlaces = (db: Database): Promise<readonly PlacesRow[]> => selectPlaces(db, [])
