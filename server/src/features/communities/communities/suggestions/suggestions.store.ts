import { mostSuggestedCommunities } from '@patchbay/contract/communities/communities'
import type { Database } from '../../../../platform/db/database.ts'
import { quickRead } from '../../../../platform/db/statement.ts'
import { cardColumns, joinAccess, type CardRow } from '../communities.store.ts'

export interface Interests {
  /** Each comes with the folded beginnings of words that speak of it. */
  readonly professions: readonly { readonly profession: string; readonly words: string[] }[]
  readonly genres: readonly string[]
  readonly city: string | null
  readonly country: string | null
}

export interface SuggestedRow extends CardRow {
  readonly profession: string | null
  readonly genre: string | null
  readonly in_city: boolean
  readonly in_country: boolean
}

/**
 * Only this many of the largest communities are compared, of all and of the city, and never a whole
 * table.
 */
const mostLooked = 300
const mostOfPlace = 50

const largest = (condition: string, limit: number): string => `
  (select c.id from communities c where c.closed_at is null ${condition}
  order by c.member_count desc, c.id desc limit ${limit})`

/**
 * What is compared stands in the head, which everyone may see, also of a private community. Those
 * that the viewer is in, has asked to join or was removed from are none to suggest.
 */
const selectSuggested = quickRead<
  SuggestedRow,
  [
    viewerId: string,
    patterns: readonly string[],
    professions: readonly string[],
    genres: readonly string[],
    city: string | null,
    country: string | null,
  ]
>(`with looked as (
    ${largest('', mostLooked)}
    union ${largest('and c.city = lower($5) and c.country = lower($6)', mostOfPlace)}
    union ${largest('and c.country = lower($6)', mostOfPlace)}),
  fitting as (
    select c.id, c.member_count, c.is_private,
      (select said.profession from unnest($2::text[], $3::text[]) said (pattern, profession)
        where folded(c.name) ~ said.pattern or folded(c.description) ~ said.pattern
        limit 1) as profession,
      (select genre from unnest(c.genres) genre where genre = any($4::text[]) limit 1) as genre,
      c.city = lower($5) and c.country = lower($6) as in_city,
      c.country is not null and c.country = lower($6) as in_country
    from looked join communities c using (id)
    where not exists (select 1 from community_members mine
        where mine.community_id = c.id and mine.user_id = $1)
      and not exists (select 1 from membership_requests asked
        where asked.community_id = c.id and asked.user_id = $1 and asked.status = 'pending')
      and not exists (select 1 from community_removals gone
        where gone.community_id = c.id and gone.user_id = $1)),
  chosen as (
    select *, (profession is not null)::integer * 3 + (genre is not null)::integer * 3
      + coalesce(in_city, false)::integer * 3 + coalesce(in_country, false)::integer
      - is_private::integer as fit
    from fitting
    order by fit desc, member_count desc, id limit ${mostSuggestedCommunities})
  select ${cardColumns('$1::uuid')}, chosen.profession, chosen.genre,
    coalesce(chosen.in_city, false) as in_city, coalesce(chosen.in_country, false) as in_country
  from chosen join communities c on c.id = chosen.id ${joinAccess('$1::uuid')}
  order by chosen.fit desc, c.member_count desc, c.id`)

/** Open communities that the viewer is not in; those that fit best first. */
export function findSuggested(
  db: Database,
  viewerId: string,
  { professions, genres, city, country }: Interests,
): Promise<readonly SuggestedRow[]> {
  const said = professions.filter(({ words }) => words.length > 0)
  return selectSuggested(db, [
    viewerId,
    // Only letters, from a list of ours: the words need no escaping.
    said.map(({ words }) => `\\m(${words.join('|')})`),
    said.map(({ profession }) => profession),
    genres,
    city,
    country,
  ])
}
