/** The events on the profile of who announced them. */
export const personEventsTexts = {
  title: 'Coming events',
  loading: 'Loading events...',
  notLoaded: 'The events could not be loaded.',
  none: 'A gig or a session that you announce in a community is shown here.',
  communities: 'Communities',
} as const
