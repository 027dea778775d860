export const noteTexts = {
  title: 'Request to Join',
  cancel: 'Cancel',
  note: 'Note to the leader',
  noteTooLong: (most: number) => `Use at most ${most} characters`,
  requestIntro: (name: string) => `The leader of ${name} decides who is let in.`,
  send: 'Send request',
  sending: 'Sending...',
  sent: 'Your request has been sent.',
  requestFailed: 'Failed to send the request. Please try again.',
} as const

export const requestTexts = {
  empty: 'No pending membership requests',
  emptyBody: 'Who asks to join appears here.',
  loading: 'Loading requests...',
  failed: 'Failed to load requests. Please try again.',
  more: 'Show more',
  loadingMore: 'Loading...',
  approve: 'Approve',
  reject: 'Reject',
  named: (action: string, name: string) => `${action}: ${name}`,
  approved: (name: string) => `${name} is a member now.`,
  rejected: (name: string) => `The request of ${name} has been rejected.`,
  approveFailed: 'Failed to approve the request. Please try again.',
  rejectFailed: 'Failed to reject the request. Please try again.',
  inTooMany: 'This person is in as many communities as a person can be.',
  decided: 'This request has been decided already.',
} as const
