import type { Community } from '@patchbay/contract/communities/communities'

/** The values of the form; an unanswered field is an empty string. */
export interface CommunityDraft {
  readonly name: string
  readonly description: string
  readonly genres: readonly string[]
  readonly isPrivate: boolean
  readonly location: string
  readonly locationEnabled: boolean
  readonly membersInvite: boolean
}
export type FieldName = keyof CommunityDraft

export const emptyDraft: CommunityDraft = {
  name: '',
  description: '',
  genres: [],
  isPrivate: false,
  location: '',
  locationEnabled: true,
  membersInvite: false,
}

export const draftOf = (community: Community): CommunityDraft => ({
  name: community.name,
  description: community.description,
  genres: community.genres,
  isPrivate: community.isPrivate,
  location: community.location ?? '',
  locationEnabled: community.locationEnabled,
  membersInvite: community.membersInvite,
})

const asText = (value: CommunityDraft[FieldName]): string =>
  typeof value === 'object' ? value.join('\n') : String(value)

/** Only the edits that differ from the saved values. */
export function changesTo(
  before: CommunityDraft,
  edits: Partial<CommunityDraft>,
): Partial<CommunityDraft> {
  const changed = Object.entries(edits).filter(
    ([name, value]) => asText(value) !== asText(before[name as FieldName]),
  )
  return Object.fromEntries(changed)
}
