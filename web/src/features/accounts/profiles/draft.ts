import type { OwnProfile } from '@patchbay/contract/accounts/profiles'

/** The values of the form; an unanswered field is an empty string. */
export interface Draft {
  readonly fullName: string
  readonly fullNameShown: boolean
  readonly displayName: string
  readonly bio: string
  readonly goals: string
  readonly location: string
  readonly locationEnabled: boolean
  readonly website: string
  readonly instagram: string
  readonly youtube: string
  readonly spotify: string
  readonly experienceLevel: string
  readonly professions: readonly string[]
  readonly otherProfession: string
}
export type FieldName = keyof Draft

export function draftOf(profile: OwnProfile): Draft {
  const { social } = profile
  return {
    fullName: profile.fullName ?? '',
    fullNameShown: profile.fullNameShown,
    displayName: profile.displayName ?? '',
    bio: profile.bio ?? '',
    goals: profile.goals ?? '',
    location: profile.location ?? '',
    locationEnabled: profile.locationEnabled,
    website: profile.website ?? '',
    instagram: social.instagram ?? '',
    youtube: social.youtube ?? '',
    spotify: social.spotify ?? '',
    experienceLevel: profile.experienceLevel ?? '',
    professions: profile.professions,
    otherProfession: profile.otherProfession ?? '',
  }
}

const asText = (value: Draft[FieldName]): string =>
  typeof value === 'object' ? value.toSorted().join('\n') : String(value)

/** Only the edits that differ from the saved values. */
export function changesTo(before: Draft, edits: Partial<Draft>): Partial<Draft> {
  const changed = Object.entries(edits).filter(
    ([name, value]) => asText(value) !== asText(before[name as FieldName]),
  )
  return Object.fromEntries(changed)
}

/** The request body: only changed fields, and both profession fields together. */
export function updateOf(before: Draft, changes: Partial<Draft>): Record<string, unknown> {
  const { instagram, youtube, spotify, professions, otherProfession, ...plain } = changes
  const social = Object.entries({ instagram, youtube, spotify }).filter(
    ([, link]) => link !== undefined,
  )
  const work = { ...before, ...changes }
  const isWork = professions !== undefined || otherProfession !== undefined
  return {
    ...plain,
    ...(social.length > 0 && { social: Object.fromEntries(social) }),
    ...(isWork && {
      professions: work.professions,
      ...(work.professions.includes('Other') && { otherProfession: work.otherProfession }),
    }),
  }
}
