/** What stands before the rest has come. */
export const eventsPanelTexts = {
  title: 'Events',
  loading: 'Loading events...',
} as const
