/** The sections of an archive, in their order: the name of their files, their title, and what is in them. */
export const sectionList = {
  profile: ['Profile', 'What you say about yourself.'],
  posts: ['Posts', 'What you wrote in communities.'],
  replies: ['Replies', 'What you replied to posts.'],
  comments: ['Comments', 'What you wrote below articles.'],
  articles: ['Articles', 'What you wrote for the Information Hub.'],
  messages: ['Messages', 'The conversations that you are in, as you read them in the app.'],
  files: ['Files', 'What you uploaded, in the folder “files”.'],
  listings: ['Listings', 'What you offer in the marketplace.'],
  communities: [
    'Communities',
    'Where you are a member or asked to be one, and whom you could invite.',
  ],
  events: ['Events', 'What you organise.'],
  answers: ['Answers to events', 'Where you said that you would come, or not.'],
  likes: ['Likes', 'What you liked, how you reacted, and what you voted for.'],
  searches: ['Searches', 'The searches that you saved, and the latest ones in the marketplace.'],
  notices: ['Notifications', 'What you were notified of.'],
  blocks: ['Blocked people', 'Whom you have blocked.'],
  reports: ['Reports', 'What you reported to our team.'],
  team: ['Our team', 'Verification, questions, feedback, bans and appeals.'],
  settings: ['Settings', 'What you switched on or off.'],
  waysIn: ['Ways to sign in', 'Providers, password and second factors, without any secret.'],
  sessions: ['Sessions', 'Where you are signed in.'],
  devices: ['Devices', 'Which of them get notifications.'],
  mails: ['Mails', 'Which mails we sent you in the last 30 days.'],
} as const satisfies Record<string, readonly [title: string, hint: string]>

export type SectionId = keyof typeof sectionList
