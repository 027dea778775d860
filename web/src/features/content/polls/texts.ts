/** The card of a poll, which is loaded where there is one. */
export const pollTexts = {
  legend: (question: string) => `Poll: ${question}`,
  one: 'Choose one answer',
  several: 'Choose one or more answers',
  ended: 'Poll ended',
  anonymous: 'Anonymous',
  votes: (count: number) => (count === 1 ? '1 vote' : `${count} votes`),
  people: (count: number) => (count === 1 ? '1 person voted' : `${count} people voted`),
  nobody: 'No votes yet',
  seeVoters: (voters: string) => `${voters}. See who chose what`,
  chosen: 'Your answer',
  takeBack: 'Take my vote back',
  ends: (when: string) => `Ends ${when}`,
  voteNotLoaded: 'Your vote could not be loaded.',
  tryAgain: 'Try again',
  failed: 'Your vote could not be saved. Try again.',
  over: 'This poll has ended. Your vote was not counted.',
} as const

/** Who voted. */
export const voterTexts = {
  title: 'Votes',
  loading: 'Loading votes...',
  notLoaded: 'Failed to load votes',
  nobody: 'Nobody chose this.',
  more: 'Show more',
  you: 'You',
} as const

/** Before a poll is ended by hand. */
export const endTexts = {
  title: 'End poll',
  body: 'Nobody can vote after this, and it cannot be undone. Everybody still sees the result.',
  confirm: 'End poll',
  ending: 'Ending...',
  cancel: 'Cancel',
  failed: 'The poll could not be ended. Try again.',
} as const
