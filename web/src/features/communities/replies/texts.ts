export const replyTexts = {
  loading: 'Loading replies...',
  notLoaded: 'Failed to load replies',
  empty: 'No replies yet',
  more: 'Show more',
  moreLoading: 'Loading...',
  edit: 'Edit',
  menu: (name: string) => `More about the reply of ${name}`,
  delete: 'Delete',
  content: 'Reply',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  saveFailed: 'The reply could not be saved. Your text is kept: try again.',
  saveForbidden: 'You can no longer change this reply. Your text is kept.',
  deleteTitle: 'Delete reply',
  deleteBody: 'Are you sure you want to delete this reply?',
  deleting: 'Deleting...',
  deleted: 'Reply deleted',
  deleteFailed: 'The reply could not be deleted. Try again.',
  answer: 'Answer',
  answerNamed: (name: string) => `Answer ${name}`,
  answering: 'Answering',
  cancelAnswer: 'Cancel answer',
  inAnswerTo: 'In answer to',
  answeredGone: 'This reply is no longer there.',
  answeredBlocked: 'A reply of somebody you have blocked',
  removed: 'This reply was removed with its author’s account.',
  sending: 'Sending...',
  sent: 'Reply sent',
  kept: 'No connection. Your reply will be sent when you are back.',
  failed: 'The reply could not be sent. Your text is kept: try again.',
  gone: 'This post is no longer there. Your text is kept.',
  originalGone: 'What you answer is no longer there. Your text is kept.',
  closed: 'This community is closed. Your text is kept.',
  locked: 'This discussion is locked. Your text is kept.',
  muted: 'You cannot write in this community at the moment. Your text is kept.',
} as const

/** Texts for words of a post or reply that a leader has changed. */
export const versionTexts = {
  show: 'Show the author’s version',
  hide: 'Hide the author’s version',
  loading: 'Loading the author’s version...',
  notLoaded: 'Failed to load the author’s version',
  notKept: 'What the author wrote was not kept.',
  changedBy: 'Changed as leader by',
  stays: 'The author’s own words stay one press away. To remove them, delete the whole text.',
} as const

/** The same texts for other kinds of thread. */
export type ThreadTexts = {
  readonly [Name in keyof typeof replyTexts]: (typeof replyTexts)[Name] extends string
    ? string
    : (name: string) => string
}

export interface ReplyFormTexts {
  /** The label of the text box. */
  readonly label: string
  readonly placeholder: string
  readonly submit: string
}

/** Texts in the Discussion modal. */
export const replyWords: ReplyFormTexts = {
  label: 'Your reply',
  placeholder: 'Write your reply...',
  submit: 'Send Reply',
}

/** Texts below a card. */
export const commentWords: ReplyFormTexts = {
  label: 'Write a comment',
  placeholder: 'Write a comment',
  submit: 'Send',
}

/** Why there is no form. */
export const closedTexts = {
  closed: 'This community is closed. Nobody can reply.',
  locked: 'This discussion is locked. Nobody can reply.',
  muted: 'You cannot write in this community at the moment.',
  kept: 'What you wrote is kept.',
} as const
