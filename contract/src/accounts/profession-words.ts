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

/**
 * The words by which a text speaks of a profession, as they were written: the longest of them that
 * stand side by side, such as 'mixing engineer'.
 */
export function wordsFor(profession: Profession, text: string): string | undefined {
  const written = text.normalize('NFC')
  let longest: string | undefined
  let begin = 0
  let end: number | undefined
  for (const { 0: word, index } of written.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!beginnings[profession].some((start) => fold(word).startsWith(start))) continue
    const isBeside = end !== undefined && /^[\s/-]+$/u.test(written.slice(end, index))
    if (!isBeside) begin = index
    end = index + word.length
    const run = written.slice(begin, end)
    if (run.length > (longest?.length ?? 0)) longest = run
  }
  return longest
}

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
