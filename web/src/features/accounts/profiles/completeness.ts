import { hasPicture } from '@patchbay/contract/accounts/has-picture'
import type { OwnProfile } from '@patchbay/contract/accounts/profiles'

/** What a profile can have, the most helpful first: the first that is missing is asked for. */
export const profileSteps = [
  'picture',
  'bio',
  'service',
  'sample',
  'place',
  'link',
  'community',
  'profession',
] as const

export type ProfileStep = (typeof profileSteps)[number]

/** How many there are of what other features know. */
export interface ProfileWork {
  readonly services: number
  readonly samples: number
  readonly communities: number
}

type Asked = Pick<
  OwnProfile,
  'avatarUrl' | 'bio' | 'professions' | 'location' | 'locationEnabled' | 'website' | 'social'
>

/** How much of a profile others can see, and what would help most next. */
export function completenessOf(
  profile: Asked,
  work: ProfileWork,
): { readonly count: number; readonly next: ProfileStep | undefined } {
  const has: Readonly<Record<ProfileStep, boolean>> = {
    picture: hasPicture(profile.avatarUrl),
    bio: (profile.bio ?? '').trim() !== '',
    service: work.services > 0,
    sample: work.samples > 0,
    place: profile.locationEnabled && (profile.location ?? '') !== '',
    link: Boolean(profile.website) || Object.values(profile.social).some(Boolean),
    community: work.communities > 0,
    profession: profile.professions.length > 0,
  }
  return {
    count: profileSteps.filter((step) => has[step]).length,
    next: profileSteps.find((step) => !has[step]),
  }
}
