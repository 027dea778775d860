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

/** 'a producer': what somebody is. */
export const professionPhrase = (profession: string): string =>
  phrases[profession as Profession] ?? profession

/** 'producers', or 'managers or promoters'; not of a phrase that names nobody. */
export const professionPlural = (profession: string): string | undefined =>
  /^(?:from )?an? (.+)$/.exec(professionPhrase(profession))?.[1]?.replace(/(?= or |$)/g, 's')
