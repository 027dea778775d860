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
  'avatarUrl' | 'bio' | 'location' | 'locationEnabled' | 'website' | 'social'
> & { readonly professions: readonly string[] }

/** The parts that the profile itself holds, in the same order. */
export const ownSteps = ['picture', 'bio', 'place', 'link', 'profession'] as const

type Has<Step extends ProfileStep> = Readonly<Record<Step, boolean>>

const ownParts = (profile: Asked): Has<(typeof ownSteps)[number]> => ({
  picture: hasPicture(profile.avatarUrl),
  bio: (profile.bio ?? '').trim() !== '',
  place: profile.locationEnabled && (profile.location ?? '') !== '',
  link: Boolean(profile.website) || Object.values(profile.social).some(Boolean),
  profession: profile.professions.length > 0,
})

interface Completeness<Step extends ProfileStep> {
  readonly count: number
  readonly next: Step | undefined
}

const countOf = <Step extends ProfileStep>(
  steps: readonly Step[],
  has: Has<Step>,
): Completeness<Step> => ({
  count: steps.filter((step) => has[step]).length,
  next: steps.find((step) => !has[step]),
})

/** How much is filled in of what the form of the profile asks. */
export const formCompletenessOf = (profile: Asked): Completeness<(typeof ownSteps)[number]> =>
  countOf(ownSteps, ownParts(profile))

/** How much of a profile others can see, and what would help most next. */
export const completenessOf = (profile: Asked, work: ProfileWork): Completeness<ProfileStep> =>
  countOf(profileSteps, {
    ...ownParts(profile),
    service: work.services > 0,
    sample: work.samples > 0,
    community: work.communities > 0,
  })
