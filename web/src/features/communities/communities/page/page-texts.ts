export const pageTexts = {
  loading: 'Loading community...',
  failed: 'Failed to load the community. Please try again.',
  missing: 'Community not found',
  missingBody: 'It may have been deleted, or the link is not whole.',
  browse: 'Browse Communities',
  back: 'Back',
  edit: 'Edit',
  menu: (name: string) => `More about ${name}`,
  about: 'About',
  ledBy: 'Led by',
  membersRow: 'Members',
  location: 'Location',
  created: 'Created',
  waiting: (count: number) =>
    count === 1 ? '1 person asks to join' : `${count.toLocaleString('en-GB')} people ask to join`,
  review: 'Review',
  /** What is behind the sentence `inside`. */
  behind: {
    discussions: { title: 'Discussions', line: 'Questions, work in progress, and the replies' },
    events: { title: 'Events', line: 'What is planned, and your answer to it' },
    members: {
      title: 'Members',
      line: (count: number) =>
        count === 1
          ? 'Who is in it'
          : `The ${count.toLocaleString('en-GB')} people in it, and what they do`,
    },
  },
  closedByStaff: 'This community is closed. It can be read, but nothing new can be written.',
  inside: 'Signed in, you read the discussions here and see who is coming to the events.',
  closed: 'This is a private community. You need to be a member to view discussions and events.',
} as const
