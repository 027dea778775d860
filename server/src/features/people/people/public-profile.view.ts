import { mostShownCommunities, type PublicProfile } from '@patchbay/contract/people/people'
import type { PublicPerson } from '@patchbay/contract/people/own-page'
import { pageOf } from '../../../platform/http/paging.ts'
import type { Viewer } from '../../../platform/sessions/viewer.ts'
import { initialsUrl } from '../../accounts/avatars/public.ts'
import { nameForVisitor } from '../../accounts/profiles/public.ts'
import { canOf, type PersonAccess } from './people.policy.ts'
import type { PublicProfileRow, ShownCommunityRow, ShownCursor } from './people.store.ts'

export const personAccessOf = (row: PublicProfileRow, viewer: Viewer): PersonAccess => ({
  own: row.id === viewer.userId,
  blocked: row.blocked,
  blocksViewer: row.blocks_viewer,
  banned: row.banned,
})

export function viewPublicProfile(row: PublicProfileRow, viewer: Viewer): PublicProfile {
  const access = personAccessOf(row, viewer)
  const { rows, nextCursor } = pageOf(row.communities, mostShownCommunities, shownCursor)
  return {
    id: row.id,
    fullName: row.full_name,
    displayName: row.display_name,
    // Check constraints allow the contract's values only.
    staffRole: row.role === 'user' ? null : (row.role as PublicProfile['staffRole']),
    verified: row.verified,
    avatarUrl: row.avatar_url ?? initialsUrl(row.display_name ?? row.full_name),
    bio: row.bio,
    professions: row.professions,
    otherProfession: row.other_profession,
    experienceLevel: row.experience_level,
    goals: row.goals,
    location: shownLocation(row.location),
    website: row.website,
    social: row.social,
    communities: rows.map(viewShownCommunity),
    communityCount: row.community_count,
    nextCommunities: nextCursor,
    joinedAt: row.created_at.toISOString(),
    version: Number(row.shown_version),
    own: access.own,
    blockedByMe: access.blocked,
    permanentlyBanned: viewer.role === 'admin' ? row.permanently_banned : null,
    can: canOf(access),
  }
}

/** Visitors see the name that the person works under, and nothing that is about others. */
export const viewPublicPerson = (row: PublicProfileRow): PublicPerson => ({
  id: row.id,
  name: nameForVisitor(row) ?? '',
  verified: row.verified,
  avatarUrl: row.avatar_url ?? initialsUrl(nameForVisitor(row)),
  bio: row.bio,
  professions: row.professions,
  location: shownLocation(row.location),
  website: row.website,
  social: row.social,
})

export const shownCursor = ({ place, id }: ShownCommunityRow): ShownCursor => [place, id]

export const viewShownCommunity = (
  row: ShownCommunityRow,
): PublicProfile['communities'][number] => ({
  id: row.id,
  name: row.name,
  isPrivate: row.is_private,
  coverImage: row.cover_image,
  memberCount: row.member_count,
  hidden: row.hidden,
  shared: row.shared,
})

/** The first two parts of the location. */
export const shownLocation = (location: string | null): string | null =>
  location &&
  location
    .split(',', 2)
    .map((part) => part.trim())
    .join(', ')
