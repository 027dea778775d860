export const invitationTexts = {
  invite: 'Invite',

  page: (community: string) => `Invitation to ${community}`,
  loading: 'Loading invitation...',
  failed: 'Failed to load the invitation. Please try again.',
  invites: (person: string) => `${person} invites you`,
  noRequest: 'You join with one press. Nobody has to approve it.',
  signIn: 'Sign in to join',
  join: 'Join',
  joining: 'Joining...',
  joined: (community: string) => `You have joined ${community}.`,
  joinFailed: 'Failed to join the community. Please try again.',
  isMember: 'You are a member of this community.',
  open: 'Open the community',

  ended: 'This invitation leads nowhere',
  endedBody:
    'It has ended or was taken back, or the link is not whole. Ask the person who sent it for a new one.',
  browse: 'Browse Communities',
} as const
