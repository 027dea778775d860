export const peopleTexts = {
  deleted: 'Deleted account',
  edited: '(edited)',
  editedByLeader: '(edited by leader)',
} as const
