/** A separate file, so that pages with only names do not load it. */
export const editedTexts = {
  byAuthor: '(edited)',
  byLeader: '(edited by leader)',
} as const
