export const openToWorkTexts = {
  title: 'Open to Work',
  live: 'Live',
  hint: 'Tick what you offer. People searching see these.',
  notListed: 'Not listed',
  noPrice: 'No price',
  more: (count: number) => (count === 1 ? '+1 profession' : `+${count} professions`),
  unsaved: 'Unsaved changes',
  editAll: 'Edit listings',
  edit: 'Edit',
  nothing: 'Nothing listed yet',
  loading: 'Loading your listings...',
  notLoaded: 'Your listings could not be loaded.',
} as const
