import { fold } from '../fold.ts'
import { professions } from './profile-choices.ts'

export type Profession = (typeof professions)[number]

/** Beginnings of words by which a text speaks of a profession, folded. */
const beginnings: Readonly<Record<Profession, readonly string[]>> = {
  'Artist/Musician/Singer': ['artist', 'musician', 'singer', 'vocal', 'band'],
  Songwriter: ['songwrit', 'writer', 'lyric', 'topline'],
  Producer: ['producer', 'beat'],
  Instrumentalist: ['instrumentalist', 'session', 'brass', 'guitar', 'drummer', 'keys', 'strings'],
  'Sound Engineer': ['engineer', 'mix', 'master'],
  'DJ/Performer': ['dj', 'performer', 'club'],
  'Manager/Promoter': ['manager', 'promot', 'booking'],
  'Venue Representative': ['venue', 'stage'],
  'Studio Owner/Manager': ['studio'],
  'Label Representative': ['label'],
  Other: [],
}

/** The beginnings of words that speak of one of these professions. */
export const wordsOf = (chosen: readonly string[]): string[] =>
  professions.flatMap((one) => (chosen.includes(one) ? beginnings[one] : []))

/** The professions that a text speaks of, such as those whom somebody looks for. */
export function professionsIn(text: string): Profession[] {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u)
  return professions.filter((one) =>
    beginnings[one].some((start) => words.some((word) => word.startsWith(start))),
  )
}

/** Who mostly works with whom; the same profession comes last everywhere. */
export const worksWith: Readonly<Record<Profession, readonly Profession[]>> = {
  'Artist/Musician/Singer': ['Producer', 'Songwriter', 'Sound Engineer', 'Manager/Promoter'],
  Songwriter: ['Producer', 'Artist/Musician/Singer', 'Sound Engineer'],
  Producer: ['Artist/Musician/Singer', 'Songwriter', 'Sound Engineer', 'Instrumentalist'],
  Instrumentalist: ['Producer', 'Artist/Musician/Singer', 'Studio Owner/Manager'],
  'Sound Engineer': ['Producer', 'Artist/Musician/Singer', 'Studio Owner/Manager'],
  'DJ/Performer': ['Producer', 'Manager/Promoter', 'Venue Representative'],
  'Manager/Promoter': ['Artist/Musician/Singer', 'Venue Representative', 'Label Representative'],
  'Venue Representative': ['Manager/Promoter', 'Artist/Musician/Singer', 'DJ/Performer'],
  'Studio Owner/Manager': ['Sound Engineer', 'Producer', 'Instrumentalist'],
  'Label Representative': ['Artist/Musician/Singer', 'Producer', 'Manager/Promoter'],
  Other: [],
}
