export const texts = {
  newMessage: 'You have a new message',
  files: 'Sent a file',
  inGroup: (name: string, group: string) => `${name} in ${group}`,
  unnamedGroup: 'a group',
}
