/** What happened in a group: `{who}` did it, `{people}` are those whom it concerns. */
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
  heir: '{who} is now an admin',
  heirYou: '{who} are now an admin',
} as const
