/** Beside the others of this folder, as only what is loaded later needs them. */
export const uploadTexts = {
  uploaded: 'Uploaded',
  again: (name: string) => `Upload ${name} again`,
} as const
