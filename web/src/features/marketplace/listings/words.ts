import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ExperienceLevel } from '@patchbay/contract/accounts/profile-choices'
import { profileTexts } from '../../accounts/profiles/public.ts'

/** As in profiles, without the years. */
export const levelWords = (level: ExperienceLevel): string =>
  profileTexts.experience(level).split(' (')[0] ?? ''

/** Communities that the viewer shares come first. */
export const communitiesOf = (
  listing: Pick<Listing, 'communityNames' | 'sharedCommunityNames'>,
): readonly string[] => [...new Set([...listing.sharedCommunityNames, ...listing.communityNames])]
