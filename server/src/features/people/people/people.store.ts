import {
  mostShownCommunities,
  personCommunitiesPerPage,
  type PublicProfile,
} from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead, statement } from '../../../platform/db/statement.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { isBanned, isThere, shownFullName } from '../../accounts/profiles/public.ts'
import { hasBlocked } from '../blocks/public.ts'

/** A profile with everything that is shown of it, for one viewer. */
export interface PublicProfileRow {
  readonly id: string
  readonly full_name: string | null
  readonly display_name: string | null
  readonly role: string
  readonly verified: boolean
  readonly avatar_url: string | null
  readonly bio: string | null
  readonly professions: string[]
  readonly other_profession: string | null
  readonly experience_level: PublicProfile['experienceLevel']
  readonly goals: string | null
  /** `null` if it is not shown. */
  readonly location: string | null
  readonly website: string | null
  readonly social: PublicProfile['social']
  readonly created_at: Date
  /**
   * The communities in common, then the first by name, and one more than are shown if there are
   * more.
   */
  readonly communities: readonly ShownCommunityRow[]
  readonly community_count: number
  readonly blocked: boolean
  readonly blocks_viewer: boolean
  readonly shown_version: string
  readonly banned: boolean
  readonly permanently_banned: boolean
  /** Whether the page is for everybody. */
  readonly page_public: boolean
}

export interface ShownCommunityRow {
  readonly id: string
  readonly name: string
  readonly is_private: boolean
  readonly cover_image: string | null
  readonly member_count: number
  readonly hidden: boolean
  readonly shared: boolean
  /** What they are sorted by, before the id. */
  readonly place: string
}

const joinHidden = `left join hidden_memberships h
  on h.user_id = m.user_id and h.community_id = m.community_id`

/** Communities that the viewer is in too come before all others. */
const sortedBy = `case when own.user_id is null then '1' else '0' end || lower(c.name)`

/** SQL for the communities of a person; hidden ones only if that is the viewer, `$1`. */
const shownCommunities = (personId: string): string => `
  select c.id, c.name, c.is_private, c.cover_image, c.member_count, h.user_id is not null as hidden,
    own.user_id is not null and m.user_id <> $1 as shared, ${sortedBy} as place
  from community_members m join communities c on c.id = m.community_id ${joinHidden}
  left join community_members own on own.community_id = c.id and own.user_id = $1
  where m.user_id = ${personId} and (h.user_id is null or m.user_id = $1)`

const selectCommunities = statement<
  ShownCommunityRow & Record<string, unknown>,
  [viewerId: string, userId: string, place: string, id: string]
>(`${shownCommunities('$2')} and (${sortedBy}, c.id) > ($3, $4::uuid)
  order by place, c.id limit ${personCommunitiesPerPage + 1}`)

/** The cursor: the last community of the previous page. */
export type ShownCursor = readonly [place: string, id: string]

const lowestId = '00000000-0000-0000-0000-000000000000'

/** One page plus one community. The caller must have checked that the viewer sees the person. */
export const listShownCommunities = (
  db: Database,
  viewerId: string,
  userId: string,
  [place, id]: ShownCursor = ['', lowestId],
): Promise<readonly ShownCommunityRow[]> => selectCommunities(db, [viewerId, userId, place, id])

/** The viewer is `$1`. Private data is left out in this statement, not in a later step. */
const selectPerson = quickRead<
  PublicProfileRow,
  [viewerId: string | null, userId: string, showBanned: boolean]
>(`select p.id, case when p.id = $1 then p.full_name else ${shownFullName('p')} end as full_name,
    p.display_name, p.role, p.verified, p.avatar_url, p.bio, p.professions,
    p.other_profession, p.experience_level, p.goals,
    case when p.location_enabled then p.location end as location, p.website, p.social,
    p.created_at, p.shown_version, p.page_public, (
      select coalesce(json_agg(row_to_json(first) order by first.place, first.id), '[]')
      from (${shownCommunities('p.id')} order by place, c.id
        limit ${mostShownCommunities + 1}) first) as communities, (
      select count(*)::integer from community_members m ${joinHidden}
      where m.user_id = p.id and (h.user_id is null or p.id = $1)) as community_count,
    ${hasBlocked('$1', 'p.id')} as blocked, ${hasBlocked('p.id', '$1')} as blocks_viewer,
    ${isBanned('p')} as banned,
    exists (select 1 from banned_users ban
      where ban.user_id = p.id and ban.expires_at is null) as permanently_banned
  from user_profiles p
  where p.id = $2 and ${isThere('p')} and ($3 or not ${isBanned('p')})`)

/** Undefined if there is no such person, or the viewer may not see them. */
export async function findPerson(
  db: Database,
  userId: string,
  viewer: Viewer,
): Promise<PublicProfileRow | undefined> {
  const [row] = await selectPerson(db, [viewer.userId, userId, viewer.role === 'admin'])
  return row
}

/** For a visitor: undefined unless the person shows the page to everybody. */
export async function findPublicPerson(
  db: Database,
  userId: string,
): Promise<PublicProfileRow | undefined> {
  const [row] = await selectPerson(db, [null, userId, false])
  return row?.page_public === true ? row : undefined
}

const selectVersions = quickRead<
  { id: string; shown_version: string; updated_at: Date },
  [ids: readonly string[]]
>(`select id, shown_version, updated_at from user_profiles where id = any($1::uuid[])`)

export const listShownVersions = (db: Database, ids: readonly string[]) => selectVersions(db, [ids])
