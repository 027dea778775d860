export const messagesTexts = {
  page: 'Messages',
  visitorTitle: 'Sign in to Message',
  visitorBody: 'Connect with other music professionals',
  message: 'Message',
  signIn: 'Please sign in to send messages',
  comingTitle: 'No conversations here yet',
  comingBody: 'Your conversations will be on this page.',
} as const
