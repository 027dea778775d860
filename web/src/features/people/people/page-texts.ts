const inNumbers = (count: number): string => count.toLocaleString('en-GB')

/** A profile, as others see it. */
export const personTexts = {
  page: 'Profile',
  loading: 'Loading profile...',
  back: 'Back',
  edit: 'Edit Profile',
  notLoaded: 'Failed to load user profile',

  missing: 'User Not Found',
  missingBody: 'The requested user profile could not be found.',
  noId: 'User ID is required',
  home: 'Return Home',

  staff: { moderator: 'Moderator', editor: 'Editor', admin: 'Admin' },
  banned: 'Permanently banned',

  work: 'Experience and goals',
  experience: 'Experience',
  goals: 'Goals',
  account: 'Account Info',

  communities: 'Communities',
  loadingCommunities: 'Loading communities...',
  communitiesNotLoaded: 'The communities could not be loaded.',
  noCommunities: 'The communities that you join are shown here.',
  find: 'Find one',
  shared: 'In common',
  private: 'Private',
  inNumbers,
  members: (count: number) => (count === 1 ? 'member' : 'members'),
  hidden: 'Hidden',
  ownHint: 'Switched off, a community is not listed for others.',
  show: (name: string) => `Show ${name} on your profile`,
  notShown: 'That could not be changed. Try again.',
} as const

/** Communities beyond those that come with the profile. */
export const moreCommunitiesTexts = {
  more: (count: number) => `Show ${inNumbers(count)} more`,
  loading: 'Loading...',
  moreFailed: 'Failed to load more communities',
} as const
