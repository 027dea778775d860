import { professionsIn, type Profession } from '../accounts/profession-words.ts'
import type { OwnProfile } from '../accounts/profiles.ts'
import type { ListingFilters } from './listings.ts'

// What the first home asks for: the browser and the server, which answers with the page, must read a
// profile alike.

/** Kilometres. */
export const nearby = 50

/** The first profession that the goals speak of, besides what the viewer is. */
export const professionInGoals = ({
  goals,
  professions,
}: Pick<OwnProfile, 'goals' | 'professions'>): Profession | undefined =>
  professionsIn(goals ?? '').find((one) => !professions.includes(one))

/** The offers of those whom the goals speak of. */
export function offersForGoals(
  profile: Pick<OwnProfile, 'goals' | 'professions'>,
): ListingFilters | undefined {
  const profession = professionInGoals(profile)
  return profession && { profession }
}

/** The offers around the viewer. */
export const offersNear = ({
  location,
}: Pick<OwnProfile, 'location'>): ListingFilters | undefined =>
  location ? { place: location, within: nearby } : undefined
