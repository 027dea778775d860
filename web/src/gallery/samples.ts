import type { NavigationViewer } from '../features/shell/navigation/public.ts'

/** Invented people and things. The texts in this feature are samples, never the product's own. */
export const viewer: NavigationViewer = {
  id: 'jonah',
  name: 'Jonah Ekwueme',
  role: 'Producer',
  verified: true,
  unreadMessages: 2,
}

export const people = [
  { id: 'amara', name: 'Amara Osei' },
  { id: 'theo-lindqvist', name: 'Theo Lindqvist' },
  { id: 'kit-h', name: 'Kit Harrow' },
  { id: 'lena-fischer', name: 'Lena Fischer' },
  { id: 'priya-raman', name: 'Priya Raman' },
] as const

export const genres = [
  'Acoustic',
  'Afrobeat',
  'Ambient',
  'Broken Beat',
  'Country',
  'Drum and Bass',
  'Dub',
  'Electronic',
  'Folk',
  'House',
  'Jazz',
  'Neo Soul',
  'Techno',
  'UK Garage',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }))
