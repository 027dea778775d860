export const likeTexts = {
  like: (count: number) => `Like, ${count}`,
  failed: 'Your like could not be saved. Try again.',
} as const
