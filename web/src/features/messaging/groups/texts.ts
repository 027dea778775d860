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

export const conversationMenuLabel = 'Conversation options'
