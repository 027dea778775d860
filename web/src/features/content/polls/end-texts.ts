/** Before a poll is ended by hand. */
export const endTexts = {
  title: 'End poll',
  body: 'Nobody can vote after this, and it cannot be undone. Everybody still sees the result.',
  confirm: 'End poll',
  ending: 'Ending...',
  cancel: 'Cancel',
  failed: 'The poll could not be ended. Try again.',
} as const
