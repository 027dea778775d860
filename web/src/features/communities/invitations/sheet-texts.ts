import type { InvitationState } from '@patchbay/contract/communities/invitations'
import { dateFormat } from '../../../platform/time/formats.ts'

const day = dateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Why a link lets nobody in; one that does has no word. */
const states: Readonly<Record<Exclude<InvitationState, 'open'>, string>> = {
  paused: 'Paused',
  expired: 'Ended',
  used_up: 'Used up',
  withdrawn: 'Withdrawn',
}

export const sheetTexts = {
  title: 'Invitations',
  intro:
    'Anybody who has the link joins without a request. Give it only to people you want inside.',
  ends: 'Ends',
  days: (days: number | null) => {
    if (days === null) return 'Never'
    return days === 1 ? 'After 1 day' : `After ${days} days`
  },
  people: 'For',
  most: (uses: number | null) => {
    if (uses === null) return 'Any number of people'
    return uses === 1 ? '1 person' : `${uses} people`
  },
  make: 'Make a link',
  making: 'Making...',
  made: 'The link is ready.',
  makeFailed: 'Failed to make the link. Please try again.',
  notAllowed: 'You may not invite to this community any more.',

  links: 'Links',
  loading: 'Loading invitations...',
  notLoaded: 'Failed to load invitations. Please try again.',
  empty: 'No links yet',
  emptyBody: 'Make one above, and send it or hang it on the wall.',
  more: 'Show more',
  loadingMore: 'Loading...',
  address: 'Link',
  by: (person: string) => `Made by ${person}`,
  states,
  endsAt: (time: string) => `Ends ${day(time)}`,
  endless: 'No end',
  used: (uses: number, most: number | null) => {
    if (most !== null) return `${uses} of ${most} joined`
    return uses === 1 ? '1 joined' : `${uses} joined`
  },
  pausedWhy: 'Its maker may not invite at present.',
  copy: 'Copy link',
  copied: 'Link copied.',
  notCopied: 'The link could not be copied.',
  code: 'QR code',

  cameBy: 'Who came by it',
  loadingPeople: 'Loading people...',
  peopleNotLoaded: 'Failed to load the people. Please try again.',
  gone: 'Who came by it has deleted the account.',
  joined: (when: string) => `Joined ${when}`,

  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this link?',
  withdrawBody: 'It lets nobody in any more. Who came by it stays.',
  withdrawing: 'Withdrawing...',
  withdrawn: 'The link is withdrawn.',
  withdrawFailed: 'Failed to withdraw the link. Please try again.',
  cancel: 'Cancel',

  codeTitle: 'Code to scan',
  codeOf: (community: string) => `QR code that leads to the invitation to ${community}`,
  codeHint: 'A camera of a phone opens the invitation. The file can be printed at any size.',
  download: 'Download',
  file: 'invitation.svg',
  scan: 'Scan to join',
} as const
