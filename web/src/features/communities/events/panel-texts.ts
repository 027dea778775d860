/** Texts that are shown until the lazy part is loaded. */
export const eventsPanelTexts = {
  title: 'Events',
  loading: 'Loading events...',
} as const
