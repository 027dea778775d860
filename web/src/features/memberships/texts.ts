export const membershipTexts = {
  join: 'Join',
  request: 'Request to Join',
  pending: 'Request Pending',
  member: 'Member',
  leader: 'Leader',
  leave: 'Leave',
  withdraw: 'Withdraw request',
  signIn: 'Sign in to join',
  joined: (name: string) => `You have joined ${name}.`,
  joinFailed: 'Failed to join the community. Please try again.',
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

/** What stands on the page itself of the parts that come later. */
export const listTexts = {
  members: 'Members',
  showMembers: (count: string) => `${count} members, show them`,
  requests: 'Membership Requests',
  waiting: (count: number) => (count === 1 ? '1 waiting' : `${count} waiting`),
} as const
