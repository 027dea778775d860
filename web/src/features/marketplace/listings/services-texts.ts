/** The services on a profile. */
export const servicesTexts = {
  title: 'Services',
  loading: 'Loading services...',
  notLoaded: 'The services could not be loaded.',
  edit: 'Edit services',
  add: 'Add',
  none: 'Say what you offer and what it costs. It stands here and in the marketplace.',
  silent: 'Let people hear your work: add a sound or a link to a service.',
  /** The listing that the viewer comes from. */
  from: 'The listing that you came from',
} as const
