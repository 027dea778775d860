const files = (count: number): string => (count === 1 ? 'Its file goes too.' : 'Its files go too.')

export const questionTexts = {
  deleteTitle: 'Delete this message for everyone?',
  deleteBody: (count: number) =>
    count === 0
      ? 'Nobody will be able to read it any more.'
      : `Nobody will be able to read it any more. ${files(count)}`,
  delete: 'Delete',
  cancel: 'Cancel',
} as const
