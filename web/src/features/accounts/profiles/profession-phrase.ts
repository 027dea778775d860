import type { Profession } from '@patchbay/contract/accounts/profession-words'

/** A person of a profession, in a sentence. */
const phrases: Readonly<Record<Profession, string>> = {
  'Artist/Musician/Singer': 'an artist',
  Songwriter: 'a songwriter',
  Producer: 'a producer',
  Instrumentalist: 'an instrumentalist',
  'Sound Engineer': 'a sound engineer',
  'DJ/Performer': 'a DJ',
  'Manager/Promoter': 'a manager or promoter',
  'Venue Representative': 'from a venue',
  'Studio Owner/Manager': 'from a studio',
  'Label Representative': 'from a label',
  Other: 'new here',
}

/** Those of a profession, in a sentence; not of all. */
const plurals: Partial<Readonly<Record<Profession, string>>> = {
  'Artist/Musician/Singer': 'artists',
  Songwriter: 'songwriters',
  Producer: 'producers',
  Instrumentalist: 'instrumentalists',
  'Sound Engineer': 'sound engineers',
  'DJ/Performer': 'DJs',
  'Manager/Promoter': 'managers and promoters',
  'Venue Representative': 'venues',
  'Studio Owner/Manager': 'studios',
  'Label Representative': 'labels',
}

/** 'producers'. */
export const professionPlural = (profession: string): string | undefined =>
  plurals[profession as Profession]

/** 'a producer': what somebody is. */
export const professionPhrase = (profession: string): string =>
  phrases[profession as Profession] ?? profession
