export const membershipTexts = {
  join: 'Join',
  request: 'Request to Join',
  pending: 'Request Pending',
  member: 'Member',
  moderator: 'Moderator',
  leader: 'Leader',
  isIn: 'Joined',
  signIn: 'Sign in to join',
  joined: (name: string) => `You have joined ${name}.`,
  joinFailed: 'Failed to join the community. Please try again.',
} as const

/** Texts of the buttons on the page of a community. */
export const pageTexts = {
  members: 'Members',
  showMembers: (count: number) =>
    count === 1 ? '1 member, show them' : `${count.toLocaleString('en-GB')} members, show them`,
  requests: 'Membership Requests',
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
} as const

export const leaveTexts = {
  leave: 'Leave',
  withdraw: 'Withdraw request',
  cancel: 'Cancel',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leavePublic: 'You can join again at any time.',
  leavePrivate: 'To come back you will have to ask again.',
  leaveTo: (name: string) => `${name} will be the leader. You cannot take that back.`,
  leaving: 'Leaving...',
  left: (name: string) => `You have left ${name}.`,
  leaveFailed: 'Failed to leave the community. Please try again.',
  leaderStays: 'Make someone else the leader first.',

  withdrawing: 'Withdrawing...',
  withdrawn: 'Your request has been withdrawn.',
  withdrawFailed: 'Failed to withdraw the request. Please try again.',
} as const

export const noteTexts = {
  title: 'Request to Join',
  cancel: 'Cancel',
  note: 'Note to the leader',
  noteTooLong: (most: number) => `Use at most ${most} characters`,
  requestIntro: (name: string) => `The leader of ${name} decides who is let in.`,
  send: 'Send request',
  sending: 'Sending...',
  sent: 'Your request has been sent.',
  requestFailed: 'Failed to send the request. Please try again.',
} as const

export const requestTexts = {
  empty: 'No pending membership requests',
  emptyBody: 'Who asks to join appears here.',
  loading: 'Loading requests...',
  failed: 'Failed to load requests. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
  approve: 'Approve',
  reject: 'Reject',
  named: (action: string, name: string) => `${action}: ${name}`,
  approved: (name: string) => `${name} is a member now.`,
  rejected: (name: string) => `The request of ${name} has been rejected.`,
  approveFailed: 'Failed to approve the request. Please try again.',
  rejectFailed: 'Failed to reject the request. Please try again.',
  inTooMany: 'This person is in as many communities as a person can be.',
  decided: 'This request has been decided already.',
} as const

export const memberTexts = {
  title: 'Members',
  search: 'Search members',
  noneFound: 'No member has this name.',
  found: (count: number, hasMore: boolean) => {
    if (hasMore) return `${count} or more members found`
    return count === 1 ? '1 member found' : `${count} members found`
  },
  loading: 'Loading members...',
  failed: 'Failed to load members. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
  leader: 'Leader',
  moderator: 'Moderator',
  successor: 'Successor',
  muted: 'Muted',
  mutedUntil: (when: string) => `Muted until ${when}`,
  joined: (when: string) => `Joined ${when}`,
  makeLeader: 'Make leader',
  makeModerator: 'Make moderator',
  endModerator: 'End as moderator',
  makeSuccessor: 'Choose as successor',
  endSuccessor: 'Take back as successor',
  mute: 'Mute',
  unmute: 'Lift mute',
  remove: 'Remove',
  options: (name: string) => `Options for ${name}`,
} as const
