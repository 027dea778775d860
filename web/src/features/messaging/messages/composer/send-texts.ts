export const sendTexts = {
  failed: 'Failed to send message',
  failedOften: 'Failed to send message after multiple attempts',
  empty: 'Message cannot be empty',
  refused: {
    message_blocked: 'You cannot send a message to this user due to a blocking relationship.',
    conversation_not_found: 'You are no longer in this conversation.',
    recipient_gone: 'This person has deleted their account.',
    attachment_not_found: 'A file of this message is no longer there. Add it again.',
    message_not_found: 'The message that you reply to is not there.',
    poll_end_invalid: 'The end of this poll has passed. Edit it to choose another.',
  },
  notSentGone: 'Your message was not sent. You are no longer in this conversation.',
  editFailed: 'Your change was not saved. Try again.',
  deleteFailed: 'The message was not deleted. Try again.',
} as const
