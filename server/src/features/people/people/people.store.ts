import type { PublicProfile } from '@patchbay/contract/people/people'
import type { Database } from '../../../platform/db/database.ts'
import { quickRead } from '../../../platform/db/statement.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere, shownFullName } from '../../accounts/profiles/public.ts'

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
  readonly communities: PublicProfile['communities']
  readonly blocked: boolean
  readonly blocks_viewer: boolean
  readonly shown_version: string
  readonly banned: boolean
  readonly permanently_banned: boolean
}

/** The viewer is `$1`. Private data is left out in this statement, not in a later step. */
const selectPerson = quickRead<
  PublicProfileRow,
  [viewerId: string, userId: string, showBanned: boolean]
>(`select p.id, case when p.id = $1 then p.full_name else ${shownFullName('p')} end as full_name,
    p.display_name, p.role, p.verified, p.avatar_url, p.bio, p.professions,
    p.other_profession, p.experience_level, p.goals,
    case when p.location_enabled then p.location end as location, p.website, p.social,
    p.created_at, p.shown_version, (
      select coalesce(json_agg(
        json_build_object('id', c.id, 'name', c.name, 'isPrivate', c.is_private,
          'coverImage', c.cover_image, 'memberCount', c.member_count,
          'hidden', h.user_id is not null)
        order by lower(c.name), c.id), '[]')
      from community_members m
      join communities c on c.id = m.community_id
      left join hidden_memberships h on h.user_id = m.user_id and h.community_id = c.id
      where m.user_id = p.id and (h.user_id is null or p.id = $1)) as communities,
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
