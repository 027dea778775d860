/** Texts of posts and replies that the server does not have yet. */
export const unsentTexts = {
  posts: 'Your unsent posts',
  all: 'Your unsent posts and replies',
  replies: 'Your unsent replies',
  waiting: 'Waiting to be sent',
  in: (community: string) => `in ${community}`,
  edit: 'Edit',
  copy: 'Copy',
  copied: 'Text copied',
  notCopied: 'The text could not be copied.',
  discard: 'Discard',
  tryAgain: 'Try again',
  notSent: {
    post: 'Your post was not sent. Your text is kept on the home page.',
    reply: 'Your reply was not sent. Your text is kept on the home page.',
  },
  failed: {
    post: 'The post could not be sent.',
    reply: 'The reply could not be sent.',
  },
  failedOften: 'It could not be sent after multiple attempts.',
  refused: {
    forbidden: 'You can no longer post in this community.',
    poll_end_invalid: 'The end of the poll has passed. Edit it to choose another.',
    community_closed: 'This community is closed.',
    muted: 'You cannot write in this community at the moment.',
    thread_locked: 'The discussion is locked.',
    community_not_found: 'You can no longer post in this community.',
    category_not_found: 'Its category is no longer there. Edit it to choose another.',
    reply_not_found: 'What you answered is no longer there.',
    post_not_found: 'The post that you replied to is no longer there.',
  },
} as const
