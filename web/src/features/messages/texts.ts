export const messagesTexts = {
  page: 'Messages',
  visitorTitle: 'Sign in to Message',
  visitorBody: 'Connect with other music professionals',
  comingTitle: 'No conversations here yet',
  comingBody: 'Your conversations will be on this page.',
} as const
