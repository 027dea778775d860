export const newMessageTexts = {
  title: 'New Message',
  recipient: 'To',
  message: 'Message',
  placeholder: 'Type your message...',
  noRecipient: 'Please select a recipient',
  empty: 'Message cannot be empty',
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending...',
} as const

export const newGroupTexts = {
  title: 'Create Group Chat',
  name: 'Group name',
  participants: 'Add Participants',
  chosen: 'Chosen people',
  message: 'Initial message',
  placeholder: 'Send a message to get the conversation started...',
  noName: 'Group name is required',
  tooFew: 'Please select at least 2 participants',
  cancel: 'Cancel',
  create: 'Create',
  creating: 'Creating...',
} as const
