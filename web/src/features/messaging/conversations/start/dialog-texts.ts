export const newMessageTexts = {
  title: 'New Message',
  recipient: 'To',
  message: 'Message',
  placeholder: 'Type your message...',
  noRecipient: 'Please select a recipient',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
} as const

export const newGroupTexts = {
  title: 'Create Group Chat',
  name: 'Group name',
  participants: 'Add Participants',
  chosen: 'Chosen people',
  isChosen: 'Already chosen',
  isIn: 'Already in the group',
  isBlocked: 'You have blocked them',
  message: 'Initial message',
  placeholder: 'Send a message to get the conversation started...',
  tooFew: 'Please select at least 2 participants',
  cancel: 'Cancel',
  send: 'Create',
  sending: 'Creating...',
} as const

export const recentTexts = {
  recent: 'People you write with',
  suggested: 'People you may work with',
} as const
