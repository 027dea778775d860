/** In their own file, because only lazily loaded code needs them. */
export const uploadTexts = {
  uploaded: 'Uploaded',
  again: (name: string) => `Upload ${name} again`,
} as const
