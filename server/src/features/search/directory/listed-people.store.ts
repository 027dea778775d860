import {
  mostCountedPeople,
  peoplePerPage,
  type ListedPerson,
  type PeopleFacets,
  type PersonOrder,
} from '@patchbay/contract/search/directory'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { mostFoundAnew } from '@patchbay/contract/notices/notices'
import type { Database } from '../../../platform/db/database.ts'
import { statement } from '../../../platform/db/statement.ts'
import type { AskedPlace } from '../../accounts/locations/public.ts'
import { personJson } from '../../accounts/profiles/public.ts'
import type { TimeSpan } from '../../marketplace/listings/public.ts'
import { isShownMembership } from '../../people/participation/public.ts'
import { isReachable, type FoundRow } from '../../people/people/public.ts'

/** The facets of a search, with the place resolved. */
export interface PeopleCriteria extends Omit<PeopleFacets, 'place' | 'within' | 'sort'> {
  readonly place?: AskedPlace | undefined
  /** `nearest` only together with cities. */
  readonly order: PersonOrder
  /** Only people who joined in this time. */
  readonly joined?: TimeSpan
}

interface Order {
  readonly by: string
  /** The sort key as it is sent: a time with all its digits. */
  readonly shown: string
  readonly type: string
  readonly direction: 'asc' | 'desc'
}

/** The expression is that of the index: so many letters fit into a cursor. */
const shownName = 'left(folded(coalesce(p.display_name, p.full_name)), 40) collate "C"'

/** The sort key of each order. The id decides between equal keys. */
const orders = {
  newest: {
    by: 'p.created_at',
    shown: `to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    type: 'timestamptz',
    direction: 'desc',
  },
  nearest: { by: 'around.km', shown: 'around.km', type: 'double precision', direction: 'asc' },
  name: { by: shownName, shown: shownName, type: 'text', direction: 'asc' },
} as const satisfies Record<PersonOrder, Order>

/** The cursor: the sort key and id of the last person of the previous page. */
export type ListedCursor = readonly [by: string | number, id: string]

export interface ListedRow extends FoundRow {
  readonly id: string
  readonly experience_level: ListedPerson['experienceLevel']
  readonly bio: string | null
  readonly open_to: string[]
  readonly shared_communities: number
  readonly kilometres: number | null
  /** The sort key. */
  readonly by: string | number
}

/** In SQL: the memberships of others, as `m`, in communities of the viewer, `$1`. */
const sharedMemberships = `community_members own
  join community_members m on m.community_id = own.community_id
  where own.user_id = $1 and ${isShownMembership('m')}`

/** Only what the profile of the person `p` shows the viewer. */
const columns = `p.id, ${personJson('p')} as person, p.professions, p.other_profession,
  case when p.location_enabled then p.location end as location, p.experience_level, p.bio,
  array(select l.category from service_listings l
    where l.provider_id = p.id and l.availability
    order by array_position(array[${professions.map((one) => `'${one}'`).join(', ')}], l.category)
  ) as open_to,
  (select count(*)::integer from ${sharedMemberships} and m.user_id = p.id) as shared_communities`

/** One page plus one person. */
export function listPeoplePage(
  db: Database,
  viewerId: string,
  criteria: PeopleCriteria,
  after: ListedCursor | undefined,
): Promise<readonly ListedRow[]> {
  const { text, values } = pageStatement(viewerId, criteria, after)
  return statement<ListedRow, unknown[]>(text)(db, values)
}

/** Selects the page first, and reads all columns only for those rows. A test checks the plan. */
export function pageStatement(
  viewerId: string,
  criteria: PeopleCriteria,
  after: ListedCursor | undefined,
): { readonly text: string; readonly values: unknown[] } {
  const { from, conditions, values } = partsOf(viewerId, criteria)
  const { by, shown, type, direction } = orders[criteria.order]
  if (after !== undefined) {
    values.push(...after)
    const place = `($${values.length - 1}::${type}, $${values.length}::uuid)`
    conditions.push(`(${by}, p.id) ${direction === 'asc' ? '>' : '<'} ${place}`)
  }
  const kilometres = criteria.place?.cities === undefined ? 'null::double precision' : 'around.km'
  const text = `with page as materialized (
      select p.id, ${shown} as by, ${kilometres} as km from ${from}
      where ${conditions.join(' and ')}
      order by ${by} ${direction}, p.id ${direction} limit ${peoplePerPage + 1})
    select ${columns}, page.km as kilometres, page.by from page
    join user_profiles p on p.id = page.id
    order by page.by ${direction}, page.id ${direction}`
  return { text, values }
}

/** How many there are; counting stops, so that it costs no more than looking through them. */
export async function countPeople(
  db: Database,
  viewerId: string,
  criteria: PeopleCriteria,
): Promise<number> {
  const { from, conditions, values } = partsOf(viewerId, criteria)
  const most = criteria.joined === undefined ? mostCountedPeople : mostFoundAnew
  const text = `select count(*)::integer as total from (
    select 1 from ${from} where ${conditions.join(' and ')} limit ${most}) counted`
  const [row] = await statement<{ total: number }, unknown[]>(text)(db, values)
  return row?.total ?? 0
}

/** Facets that are columns of the profile `p`. */
const facets = [
  ['profession', 'text', (value: string) => `p.professions @> array[${value}]`],
  ['experience', 'text', (value: string) => `p.experience_level = ${value}`],
  ['verified', 'text', () => 'p.verified'],
] as const

/** Others show the first two parts of a location, and more of it is not searched either. */
const partOf = (location: string, part: 1 | 2): string =>
  `lower(btrim(split_part(${location}, ',', ${part})))`

/**
 * Facets that are found in other tables are in the text only where they are asked for, so that their
 * plans can begin with them. Of the others the text has all or none: each text is prepared once, and
 * there must be few. A hidden location, name or membership is not searched.
 */
function partsOf(viewerId: string, { place, joined, ...criteria }: PeopleCriteria) {
  const values: unknown[] = [viewerId]
  const conditions = ['p.id <> $1', isReachable('p', '$1')]
  const add = (value: unknown) => `$${values.push(value)}`
  let from = 'user_profiles p'
  if (joined !== undefined)
    conditions.push(
      `p.created_at > ${add(joined[0])}::timestamptz and p.created_at <= ${add(joined[1])}::timestamptz`,
    )
  if (place !== undefined) conditions.push('p.location_enabled')
  if (place?.cities !== undefined) {
    const labels = add(place.cities.map(({ label }) => label))
    const distances = add(place.cities.map(({ kilometres }) => kilometres))
    from += ` join unnest(${labels}::text[], ${distances}::double precision[])
      as around (label, km) on ${partOf('around.label', 1)} = ${partOf('p.location', 1)}
        and ${partOf('around.label', 2)} = ${partOf('p.location', 2)}`
  }
  if (place?.country !== undefined)
    conditions.push(`${partOf('p.location', 2)} = lower(${add(place.country)})`)
  if (place?.parts !== undefined)
    conditions.push(`not exists (select 1 from unnest(${add(place.parts)}::text[]) as part
      where (position(folded(part) in folded(${partOf('p.location', 1)} || ', '
        || ${partOf('p.location', 2)})) > 0) is not true)`)
  if (facets.some(([name]) => criteria[name] !== undefined))
    for (const [name, type, asks] of facets) {
      const value = `${add(criteria[name] ?? null)}::${type}`
      conditions.push(`(${value} is null or ${asks(value)})`)
    }
  if (criteria.genre !== undefined)
    conditions.push(`p.id in (select m.user_id from communities c
      join community_members m on m.community_id = c.id
      where c.genres @> array[${add(criteria.genre)}]::text[] and ${isShownMembership('m')})`)
  if (criteria.open !== undefined)
    conditions.push(`exists (select 1 from service_listings l
      where l.provider_id = p.id and l.availability)`)
  if (criteria.shared !== undefined)
    conditions.push(`p.id in (select m.user_id from ${sharedMemberships})`)
  return { from, conditions, values }
}
