import type { SavedKind } from '@patchbay/contract/notices/saved-kinds'

const kinds: Readonly<Record<SavedKind, string>> = {
  people: 'People',
  listings: 'Services',
  events: 'Events',
}

/** On the page, before the sheet is loaded. */
export const entryTexts = { open: 'Saved searches' } as const

export const savedTexts = {
  title: 'Saved searches',
  hint: 'You are told when something new fits, once a day at most. The settings have a switch for it.',
  name: 'Name of this search',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Search saved',
  nothingToSave: 'Narrow the list to save it as a search.',
  full: (most: number) => `You have saved ${most} searches, which is the most. Delete one first.`,
  saveFailed: 'The search could not be saved. Try again.',
  nameMissing: 'Give it a name',
  loading: 'Loading saved searches...',
  notLoaded: 'The saved searches could not be loaded.',
  empty: 'No saved searches yet.',
  kind: (kind: SavedKind) => kinds[kind],
  renameOf: (name: string) => `Rename ${name}`,
  newName: (name: string) => `New name of ${name}`,
  cancel: 'Cancel',
  renameFailed: 'The name could not be changed. Try again.',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: 'Search deleted',
  deleteFailed: 'The search could not be deleted. Try again.',
} as const
