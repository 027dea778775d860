import { hasBlocked } from '../blocks/public.ts'
import { isBanned, isThere } from '../profiles/public.ts'

/** In SQL: whether the viewer could write to this person, were they somebody else. */
export const isReachable = (person: string, viewerId: string): string => `
  (${isThere(person)} and not ${isBanned(person)}
    and not ${hasBlocked(viewerId, `${person}.id`)} and not ${hasBlocked(`${person}.id`, viewerId)})`
