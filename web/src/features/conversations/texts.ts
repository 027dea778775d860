export const conversationTexts = {
  message: 'Message',
  opening: 'Opening...',
  signIn: 'Please sign in to send messages',
  blocked: 'Cannot start conversation with blocked user',
  notFound: 'User not found',
  forbidden: 'You are not authorized to perform this action',
  failed: 'Failed to start conversation',
} as const
