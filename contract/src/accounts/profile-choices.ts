// This file has no schema, so that a page that only offers the choices does not load the rules.

/** In the order of the form; these texts are stored. */
export const professions = [
  'Artist/Musician/Singer',
  'Songwriter',
  'Producer',
  'Instrumentalist',
  'Sound Engineer',
  'DJ/Performer',
  'Manager/Promoter',
  'Venue Representative',
  'Studio Owner/Manager',
  'Label Representative',
  'Other',
] as const

export const experienceLevels = ['beginner', 'intermediate', 'professional', 'veteran'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

/** The parts of a written place, separated by commas. */
export const partsOfPlace = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The last two parts: '12 High St, Leeds, United Kingdom' becomes 'Leeds, United Kingdom'. */
export const shortLocation = (text: string): string => partsOfPlace(text).slice(-2).join(', ')

/** The error of a place that is one unknown name. */
export const countryMissing = 'Add the country, such as Leeds, United Kingdom'
