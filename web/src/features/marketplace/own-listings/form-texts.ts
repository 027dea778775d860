import { mostSampleLinks, mostSampleSounds } from '@patchbay/contract/marketplace/listing-fields'

export const listingFormTexts = {
  page: 'Edit listings',
  listing: (category: string) => `Listing as ${category}`,
  takesDown: 'Saving takes this listing down. Messages keep a note of it.',
  title: 'Title',
  description: 'Description',
  priceType: 'Price type',
  hourly: 'Hourly',
  fixed: 'Fixed',
  none: 'None',
  price: 'Price',
  turnaround: 'Turnaround',
  turnaroundExample: 'Three days for a mix',

  links: 'Links',
  linksHint: `Where to hear or see your work, up to ${mostSampleLinks}`,
  link: (number: number) => `Link ${number}`,
  linkName: (number: number) => `Name of link ${number}`,
  linkPlaceholder: 'https://…',
  addLink: 'Add link',
  sounds: 'Sounds',
  soundsHint: (kinds: string) => `Up to ${mostSampleSounds}: ${kinds}`,
  addSound: 'Add sound',

  discard: 'Discard changes',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Listings saved',
  failed: 'Failed to save listings',
  isStored: 'What you changed is still here.',
  changed: 'Your listings were changed elsewhere, so these were not saved.',
  takeNewer: 'Load the newer listings',
  takingNewer: 'Loading...',
  tookNewer: 'The newer listings are loaded. What you changed here is still in place.',
  newerFailed: 'The newer listings could not be loaded. Try again.',
  soundsGone: (names: readonly string[]) =>
    names.length > 0
      ? `No longer there: ${new Intl.ListFormat('en-GB').format(names)}. Add what you need again, or save without.`
      : 'A sound is no longer there. Add it again, or save without.',
} as const
