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
  leaving: 'Leaving...',
  left: (name: string) => `You have left ${name}.`,
  leaveFailed: 'Failed to leave the community. Please try again.',
  leaderStays: 'Make someone else the leader first.',

  withdrawing: 'Withdrawing...',
  withdrawn: 'Your request has been withdrawn.',
  withdrawFailed: 'Failed to withdraw the request. Please try again.',
} as const
