import type { Listing } from '@patchbay/contract/listings'
import type { Database } from '../../platform/db/database.ts'
import { quickRead } from '../../platform/db/statement.ts'
import { listingSoundsJson, type AttachmentRow } from '../attachments/public.ts'
import { isReachable, seesListing } from '../people/public.ts'
import { personJson, type PersonRow } from '../profiles/public.ts'

/** What is stored of a listing itself. */
export interface OwnListingRow {
  readonly id: string
  readonly category: string
  readonly title: string
  readonly description: string
  readonly price: number | null
  readonly price_type: Listing['priceType']
  readonly availability: boolean
  readonly links: Listing['links']
  readonly created_at: Date
  readonly sounds: readonly AttachmentRow[] | null
}

/** A listing with all that is shown of it, for one viewer. */
export interface ListingRow extends OwnListingRow {
  readonly provider_id: string
  readonly provider: PersonRow
  /** `null` where it is not shown. */
  readonly location: string | null
  readonly experience_level: Listing['experienceLevel']
  readonly goals: string | null
  readonly bio: string | null
  readonly communities: readonly { readonly name: string; readonly shared: boolean }[]
  readonly kilometres: number | null
}

/** Of the listings `l`. */
export const ownListingColumns = `l.id, l.category, l.title, l.description,
  l.price::double precision as price, l.price_type, l.availability, l.links, l.created_at,
  ${listingSoundsJson('l')} as sounds`

/** Of the listings `l` and their providers `p`, for the viewer `$1`; hidden memberships are none. */
export const listingColumns = (kilometres = 'null'): string => `${ownListingColumns},
  l.provider_id, ${personJson('p')} as provider,
  case when p.location_enabled then p.location end as location, p.experience_level, p.goals, p.bio, (
    select coalesce(json_agg(json_build_object('name', c.name, 'shared', own.user_id is not null)
      order by lower(c.name), c.id), '[]')
    from community_members m
    join communities c on c.id = m.community_id
    left join community_members own on own.community_id = c.id and own.user_id = $1
    where m.user_id = p.id and not exists (
      select 1 from hidden_memberships h where h.user_id = m.user_id and h.community_id = c.id)
  ) as communities, ${kilometres} as kilometres`

export const joinProvider = `join user_profiles p on p.id = l.provider_id`

/** Of the listings `l` and their providers `p`: what others offer to the viewer, in SQL. */
export const isOffered = (viewerId: string): string =>
  `(l.availability and l.provider_id <> ${viewerId} and ${isReachable('p', viewerId)})`

const selectListing = quickRead<ListingRow, [viewerId: string, listingId: string]>(
  `select ${listingColumns()} from service_listings l ${joinProvider}
  where l.id = $2 and ${seesListing('l', 'p', '$1')}`,
)

/** Undefined where there is none, and where the viewer may not see it. */
export async function findListing(
  db: Database,
  listingId: string,
  viewerId: string,
): Promise<ListingRow | undefined> {
  const [row] = await selectListing(db, [viewerId, listingId])
  return row
}

const selectOffered = quickRead<ListingRow, [viewerId: string, ids: readonly string[]]>(
  `select ${listingColumns()}
  from unnest($2::uuid[]) with ordinality as named (id, place)
  join service_listings l on l.id = named.id ${joinProvider}
  where ${isOffered('$1')} order by named.place`,
)

/** Those of the listings that others offer to the viewer, in the order in which they are named. */
export const listOffered = (
  db: Database,
  viewerId: string,
  ids: readonly string[],
): Promise<readonly ListingRow[]> => selectOffered(db, [viewerId, ids])
