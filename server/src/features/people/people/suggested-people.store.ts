import { mostSuggestedPeople } from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import { personJson } from '../../accounts/profiles/public.ts'
import { communitiesOf, isShownMembership } from '../participation/public.ts'
import { isReachable } from './reachable.store.ts'
import type { FoundRow } from './search-people.store.ts'

export interface SuggestedPersonRow extends FoundRow {
  readonly in_city: boolean
  /** The first profession that fits the viewer's. */
  readonly fitting: string | null
  /** The first that both have. */
  readonly same: string | null
  /** How many of the viewer's communities they show. */
  readonly shared: number
}

interface Wanted {
  readonly city: string | null
  readonly country: string | null
  readonly own: readonly string[]
  readonly fitting: readonly string[]
}

/**
 * Only this many of the newest people are compared: of all, of the city and of the communities that
 * the viewer joined last. A whole table is never read.
 */
const mostLooked = 300
const mostOfCity = 100
const mostCommunities = 10
const mostOfCommunity = 20

/** One community may be everybody's; so many in common are a reason. */
export const fewestShared = 2

/**
 * The expression is that of the index, which holds people who show their location and have a
 * profile.
 */
const partOf = (alias: string, part: number): string =>
  `lower(btrim(split_part(${alias}.location, ',', ${part})))`
/** There is a Birmingham in more than one country. */
const isNear = `${partOf('p', 1)} = lower($2) and ${partOf('p', 2)} = lower($5)`
const shows = 'p.location_enabled and p.onboarding_completed and p.deleted_at is null'

/** What is compared stands on profiles that the viewer can open, and is shown there. */
const selectSuggested = quickRead<
  SuggestedPersonRow,
  [
    viewerId: string,
    city: string | null,
    own: readonly string[],
    fitting: readonly string[],
    country: string | null,
  ]
>(`with own as materialized (${communitiesOf('$1')}),
  looked as (
    (select p.id from user_profiles p where p.onboarding_completed and p.deleted_at is null
      order by p.id desc limit ${mostLooked})
    union
    (select p.id from user_profiles p where ${isNear} and ${shows}
      order by p.id desc limit ${mostOfCity})
    union
    (select newest.user_id from (${communitiesOf('$1')}
        order by joined_at desc, community_id limit ${mostCommunities}) joined
      cross join lateral (select m.user_id from community_members m
        where m.community_id = joined.community_id
        order by m.joined_at desc, m.user_id desc limit ${mostOfCommunity}) newest)),
  fitting as (
    select p.id, coalesce(p.location_enabled and ${isNear}, false) as in_city,
      (select one from unnest(p.professions) one where one = any($4::text[]) limit 1) as fitting,
      (select one from unnest(p.professions) one where one = any($3::text[]) limit 1) as same,
      p.verified::integer + (p.avatar_url is not null)::integer + (p.bio is not null)::integer
        as filled,
      (select count(*)::integer from community_members m
        where m.user_id = p.id and m.community_id in (select community_id from own)
          and ${isShownMembership('m')}) as shared
    from looked join user_profiles p using (id)
    where p.id <> $1 and ${isReachable('p', '$1')}),
  chosen as (
    select *, in_city::integer * 4 + (fitting is not null)::integer * 4
      + (same is not null)::integer * 2 + least(shared, 4) + filled as fit
    from fitting
    where in_city or fitting is not null or same is not null or shared >= ${fewestShared}
    order by fit desc, id desc limit ${mostSuggestedPeople})
  select ${personJson('p')} as person, p.professions, p.other_profession,
    case when p.location_enabled then p.location end as location,
    chosen.in_city, chosen.fitting, chosen.same, chosen.shared
  from chosen join user_profiles p on p.id = chosen.id
  order by chosen.fit desc, p.id desc`)

/** People whom the viewer could write to, and who fit: those who do most first. */
export const findSuggestedPeople = (
  db: Database,
  viewerId: string,
  { city, country, own, fitting }: Wanted,
): Promise<readonly SuggestedPersonRow[]> =>
  selectSuggested(db, [viewerId, city, own, fitting, country])
