export const messagesTexts = {
  page: 'Messages',
  visitorTitle: 'Sign in to Message',
  visitorBody: 'Connect with other music professionals',
  nothingTitle: 'Select a Conversation',
  nothingBody: 'Choose a conversation from the list or start a new one',
  shortcuts: 'Keyboard shortcuts',
  loading: 'Loading the conversation...',
} as const
