import { accountStates } from './account-states.ts'
import { banStates } from './ban-states.ts'
import { communityStates } from './community-states.ts'
import { directoryStates } from './directory-states.ts'
import { findStates } from './find-states.ts'
import { groupStates } from './group-states.ts'
import type { GalleryState } from './gallery-state.ts'
import { homeStates } from './home-states.ts'
import { invitationStates } from './invitation-states.ts'
import { listingStates } from './listing-states.ts'
import { marketStates } from './market-states.ts'
import { messageStates } from './message-states.ts'
import { nativeStates } from './native-states.ts'
import { noticeStates } from './notice-states.ts'
import { personStates } from './person-states.ts'
import { pushStates } from './push-states.ts'
import { searchStates } from './search-states.ts'
import { staffStates } from './staff-states.ts'
import { staffWorkStates } from './staff-work-states.ts'

/**
 * Every page, for each kind of person who can open it; the page `gallery` has every part in every
 * state.
 */
export const states = [
  ['gallery', '/gallery', 'visitor'],
  ['not-found', '/no/such/page', 'visitor'],
  ['member-not-found', '/no/such/page', 'member'],
  ...accountStates,
  ...banStates,
  ...nativeStates,
  ...homeStates,
  ...communityStates,
  ...invitationStates,
  ...personStates,
  ...directoryStates,
  ['marketplace', '/marketplace', 'member'],
  ...listingStates,
  ...marketStates,
  ...messageStates,
  ...searchStates,
  ...findStates,
  ...groupStates,
  ...noticeStates,
  ...pushStates,
  ...staffStates,
  ...staffWorkStates,
] as const satisfies readonly GalleryState[]

export type StateName = (typeof states)[number][0]

/** The expected error statuses of states. */
export const refusals: Partial<Record<StateName, readonly number[]>> = {
  banned: [403],
  appeal: [403],
  'member-home-failed': [403],
  'invitation-ended': [404],
  'messages-missing': [404],
  'search-failed': [403],
  'people-failed': [403],
  'marketplace-failed': [502],
  'marketplace-contact-several': [409],
  'notifications-failed': [403],
  'staff-wall': [404],
  'staff-article-conflict': [409],
}
