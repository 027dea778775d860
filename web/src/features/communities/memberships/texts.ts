export const membershipTexts = {
  join: 'Join',
  request: 'Request to Join',
  pending: 'Request Pending',
  member: 'Member',
  leader: 'Leader',
  signIn: 'Sign in to join',
  joined: (name: string) => `You have joined ${name}.`,
  joinFailed: 'Failed to join the community. Please try again.',
} as const
