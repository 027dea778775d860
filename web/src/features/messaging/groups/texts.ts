/** Texts of group events: `{who}` is the actor, `{people}` are the people concerned. */
export const eventTexts = {
  you: 'You',
  youToo: 'you',
  and: ' and ',
  others: (count: number) => `${count} others`,
  renamed: '{who} named the group “{name}”',
  picture_changed: '{who} changed the group picture',
  picture_removed: '{who} removed the group picture',
  added: '{who} added {people}',
  removed: '{who} removed {people}',
  left: '{who} left',
  made_admin: '{who} made {people} an admin',
  made_member: '{who} made {people} a member',
  /** For events without another actor: who comes back, inherits the role of an admin or gives it up. */
  alone: {
    added: '{who} came back',
    made_admin: '{who} is now an admin',
    made_member: '{who} is now a member',
  },
  aloneYou: {
    added: '{who} came back',
    made_admin: '{who} are now an admin',
    made_member: '{who} are now a member',
  },
} as const

export const menuTexts = {
  menu: 'Conversation options',
  mute: 'Mute',
  unmute: 'Unmute',
  members: 'Members',
  profile: 'View profile',
  files: 'Files',
  block: 'Block',
  report: 'Report',
  leave: 'Leave group',

  muted: 'Muted. It is no longer counted as unread.',
  unmuted: 'No longer muted.',
  muteFailed: 'The conversation could not be muted. Try again.',
  unmuteFailed: 'The conversation is still muted. Try again.',
} as const

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
