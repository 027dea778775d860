export const requestTexts = {
  list: 'Requests',
  hint: 'People new to you. They learn neither that you read this nor that you decline.',
  title: (name: string) => `${name} wants to write to you`,
  groupTitle: 'You are asked into this conversation',
  body: 'They learn that you have read this only if you accept. Block and Report are in the menu above.',
  accept: 'Accept',
  decline: 'Decline',
  declined: 'Declined. Nobody is told.',
  failed: 'That could not be saved. Try again.',
} as const
