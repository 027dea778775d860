/** They come with what was written, and not with every name. */
export const editedTexts = {
  byAuthor: '(edited)',
  byLeader: '(edited by leader)',
} as const
