import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere } from '../../accounts/profiles/public.ts'

/** SQL condition: whether the viewer could write to this person, provided it is another person. */
export const isReachable = (person: string, viewerId: string): string => `
  (${isThere(person)} and not ${isBanned(person)}
    and not ${hasBlocked(viewerId, `${person}.id`)} and not ${hasBlocked(`${person}.id`, viewerId)})`

/**
 * In SQL: the ids of those whom `isReachable` leaves out. They are few, so that what belongs to all
 * others is counted by counting theirs.
 */
export const unreachableFor = (viewerId: string): string => `
  select away.id from user_profiles away where not ${isThere('away')}
  union select ban.user_id from banned_users ban
    where ban.expires_at is null or ban.expires_at > now()
  union select blocked_id from user_blocks where blocker_id = ${viewerId}
  union select blocker_id from user_blocks where blocked_id = ${viewerId}`

/**
 * SQL condition: whether the viewer may see a listing and its parts. `provider` is the alias of the
 * provider's profile; providers always see their own listings.
 */
export const seesListing = (listing: string, provider: string, viewerId: string): string => `
  (${listing}.provider_id = ${viewerId}
    or (${listing}.availability and ${isReachable(provider, viewerId)}))`

/**
 * SQL condition: whether a profile shows the viewer what the person has made: to everyone who could
 * write to them, and to themselves.
 */
export const showsWork = (personId: string, viewerId: string): string => `exists (
  select 1 from user_profiles shower where shower.id = ${personId}
    and (shower.id = ${viewerId} or ${isReachable('shower', viewerId)}))`
