import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere } from '../profiles/public.ts'

/** In SQL: whether the viewer could write to this person, were they somebody else. */
export const isReachable = (person: string, viewerId: string): string => `
  (${isThere(person)} and not ${isBanned(person)}
    and not ${hasBlocked(viewerId, `${person}.id`)} and not ${hasBlocked(`${person}.id`, viewerId)})`

/**
 * In SQL: whether the viewer may see a listing and what belongs to it; `provider` is the profile of
 * whoever offers it, who sees it in any case.
 */
export const seesListing = (listing: string, provider: string, viewerId: string): string => `
  (${listing}.provider_id = ${viewerId}
    or (${listing}.availability and ${isReachable(provider, viewerId)}))`
