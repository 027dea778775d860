/** What a press opens; the page does not load these texts with the others. */
export const leaveTexts = {
  leave: 'Leave group',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveBody: 'You will no longer see this conversation.',
  heir: (name: string) => `${name} becomes its admin.`,
  lastOne: 'Nobody else is in it: the group goes with you.',
  unsent: (count: number) =>
    count === 1
      ? 'One message of yours is not sent yet, and will not be.'
      : `${count} messages of yours are not sent yet, and will not be.`,
  written: 'What you have written here and not sent is lost.',
  leaving: 'Leaving...',
  cancel: 'Cancel',
  left: (name: string) => `You have left ${name}.`,
  leaveFailed: 'You are still in the group. Try again.',
} as const

export const askedBackTexts = {
  title: 'Groups that ask you to come in',
  asked: (name: string) => `You left “${name}”. You are asked to come back.`,
  askedIn: (name: string) => `You are asked to join “${name}”.`,
  unnamed: 'Group Chat',
  join: 'Join',
  joined: (name: string) => `You are in ${name}.`,
  comeBack: 'Come back',
  stayAway: 'No, thanks',
  back: (name: string) => `You are back in ${name}.`,
  failed: 'That could not be saved. Try again.',
  refused: {
    conversation_not_found: 'You are no longer asked to come back.',
    cannot_be_added: 'You cannot come back to this group.',
    group_full: 'The group is full.',
  },
} as const
