import type { Listing } from '@patchbay/contract/marketplace/listings'
import type { ExperienceLevel } from '@patchbay/contract/accounts/profile-choices'
import { profileTexts } from '../../accounts/profiles/public.ts'

/** The words are those of profiles, without the years. */
export const levelWords = (level: ExperienceLevel): string =>
  profileTexts.experience(level).split(' (')[0] ?? ''

/**
 * The profession as it is shown. 'Other' is a choice of a form and says nothing: the person's own
 * word stands for it, if there is one.
 */
export const professionOf = ({
  category,
  otherProfession,
}: Pick<Listing, 'category' | 'otherProfession'>): string | undefined =>
  category === 'Other' ? otherProfession || undefined : category

/** Communities that the viewer shares come first. */
export const communitiesOf = (
  listing: Pick<Listing, 'communityNames' | 'sharedCommunityNames'>,
): readonly string[] => [...new Set([...listing.sharedCommunityNames, ...listing.communityNames])]
