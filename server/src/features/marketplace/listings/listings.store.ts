import type { Listing } from '@patchbay/contract/marketplace/listings'
import { professions } from '@patchbay/contract/accounts/profile-choices'
import { mostShownCommunities } from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { listingSoundsJson, type AttachmentRow } from '../../content/attachments/public.ts'
import { isShownMembership } from '../../people/participation/public.ts'
import { isReachable, seesListing } from '../../people/people/public.ts'
import { repliesWithin } from '../../messaging/reply-times/public.ts'
import { personJson, type PersonRow } from '../../accounts/profiles/public.ts'

/** The stored fields of a listing. */
export interface OwnListingRow {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly description: string
  readonly price: number | null
  readonly price_type: Listing['priceType']
  readonly availability: boolean
  readonly turnaround: string
  readonly links: Listing['links']
  readonly created_at: Date
  readonly sounds: readonly AttachmentRow[] | null
}

/** A listing with everything that one viewer sees of it. */
export interface ListingRow extends OwnListingRow {
  readonly provider_id: string
  readonly provider: PersonRow
  /** A bigint. */
  readonly provider_version: string
  readonly other_profession: string | null
  /** `null` if the provider does not show it. */
  readonly location: string | null
  readonly experience_level: Listing['experienceLevel']
  readonly goals: string | null
  readonly bio: string | null
  readonly communities: readonly { readonly name: string; readonly shared: boolean }[]
  /** How many there are, of which only the first are listed. */
  readonly community_count: number
  readonly replies_within: Listing['repliesWithin']
  readonly kilometres: number | null
}

/** What a line about a listing shows. */
export type OtherListingRow = Pick<
  OwnListingRow,
  'id' | 'category' | 'title' | 'price' | 'price_type'
>

/** Uses the alias `l` for the listings. */
export const ownListingColumns = `l.id, l.category, l.title, l.description,
  l.price::double precision as price, l.price_type, l.availability, l.turnaround, l.links, l.created_at,
  ${listingSoundsJson('l')} as sounds`

/** Whether the membership `m` is one of the provider `p`, and not hidden. */
const isShown = `m.user_id = p.id and ${isShownMembership('m')}`

/**
 * Uses the aliases `l` for the listings and `p` for their providers; the viewer's id is `$1`.
 * Hidden memberships are left out.
 */
export const listingColumns = (
  kilometres = 'null::double precision',
): string => `${ownListingColumns},
  l.provider_id, ${personJson('p')} as provider, p.shown_version as provider_version,
  p.other_profession, case when p.location_enabled then p.location end as location, p.experience_level, p.goals, p.bio, (
    select coalesce(json_agg(json_build_object('name', first.name, 'shared', first.shared)
      order by lower(first.name), first.id), '[]')
    from (
      select c.id, c.name, own.user_id is not null as shared
      from community_members m
      join communities c on c.id = m.community_id
      left join community_members own on own.community_id = c.id and own.user_id = $1
      where ${isShown}
      order by own.user_id is null, lower(c.name), c.id limit ${mostShownCommunities}) first
  ) as communities, (
    select count(*)::integer from community_members m where ${isShown}
  ) as community_count, ${repliesWithin('p.id')} as replies_within, ${kilometres} as kilometres`

export const joinProvider = `join user_profiles p on p.id = l.provider_id`

/**
 * In SQL: whether the listing `l` of the provider `p` is offered to the viewer by somebody else.
 */
export const isOffered = (viewerId: string): string =>
  `(l.availability and l.provider_id <> ${viewerId} and ${isReachable('p', viewerId)})`

const selectListing = quickRead<ListingRow, [viewerId: string, listingId: string]>(
  `select ${listingColumns()} from service_listings l ${joinProvider}
  where l.id = $2 and ${seesListing('l', 'p', '$1')}`,
)

/** Undefined if there is no such listing, or if the viewer may not see it. */
export async function findListing(
  db: Database,
  listingId: string,
  viewerId: string,
): Promise<ListingRow | undefined> {
  const [row] = await selectListing(db, [viewerId, listingId])
  return row
}

const selectOthers = quickRead<
  OtherListingRow,
  [viewerId: string, listingId: string, professions: readonly string[]]
>(`select l.id, l.category, l.title, l.price::double precision as price, l.price_type
  from service_listings one join service_listings l on l.provider_id = one.provider_id
  ${joinProvider}
  where one.id = $2 and l.id <> one.id and l.availability and ${seesListing('l', 'p', '$1')}
  order by array_position($3::text[], l.category), l.category`)

/** What the provider of a listing offers besides, as far as the viewer may see it. */
export const listOthersOf = (
  db: Database,
  listingId: string,
  viewerId: string,
): Promise<readonly OtherListingRow[]> => selectOthers(db, [viewerId, listingId, professions])

const selectOffered = quickRead<ListingRow, [viewerId: string, ids: readonly string[]]>(
  `select ${listingColumns()}
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join service_listings l on l.id = named.id ${joinProvider}
  where ${isOffered('$1')} order by named.place`,
)

/** Returns those of the listings that others offer to the viewer, in the given order. */
export const listOffered = (
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<readonly ListingRow[]> => selectOffered(db, [viewerId, ids])
