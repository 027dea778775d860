import { editDistance } from './edit-distance.ts'
import { certainRank, type KnownWords } from './known-words.ts'
import { wordsOf } from './words.ts'

export interface Repair {
  readonly typed: string
  readonly read: string
}

export interface Spelling {
  readonly known: KnownWords
  /** Words of the listings, and how often they are there. */
  readonly written: ReadonlyMap<string, number>
  /** Whether it is the name of somewhere. */
  readonly isPlace: (word: string) => boolean
}

export interface Repaired {
  readonly text: string
  readonly repaired: readonly Repair[]
}

/** So that a page of nonsense takes no longer than a letter with mistakes. */
const mostRepairs = 24
/** Once in the listings may be a mistake itself. */
const writtenEnough = 2
const letters = /^[a-z]+$/
/** Accents are the sign of a word from elsewhere. */
const plainLetters = /^[a-z'’]+$/iu
/** A short word is near to too many that no listing has. */
const longEnough = 6
/** What a repair may cost, by letters and how common the word is; long words bear two mistakes. */
const limitOf = (word: string): number => (word.length < 7 ? 1.15 : 1.5)

/** The text with what was mistyped put right; words that may well be meant stay. */
export function repair(text: string, spelling: Spelling): Repaired {
  const repaired: Repair[] = []
  const parts: string[] = []
  let end = 0
  for (const { word, from, to } of wordsOf(text)) {
    if (repaired.length >= mostRepairs) break
    const read = plainLetters.test(text.slice(from, to)) ? correct(word, spelling) : undefined
    if (read === undefined) continue
    repaired.push({ typed: text.slice(from, to), read })
    parts.push(text.slice(end, from), read)
    end = to
  }
  return { text: parts.join('') + text.slice(end), repaired }
}

function correct(word: string, spelling: Spelling): string | undefined {
  const { known, written, isPlace } = spelling
  if (word.length < 4 || word.length > 24 || !letters.test(word)) return undefined
  if ((known.get(word) ?? Infinity) < certainRank) return undefined
  if ((written.get(word) ?? 0) >= writtenEnough) return undefined
  const found = nearest(word, spelling)
  // 'drumer' could be a form of 'drum', but somebody who writes of a drummer is likelier.
  if (found?.isSlip === true) return found.candidate
  if (
    written.has(word) ||
    known.has(word) ||
    isForm(word, known) ||
    isCompound(word, known) ||
    isPlace(word)
  )
    return undefined
  return found?.candidate
}

const endings = [
  's',
  'es',
  'ed',
  'd',
  'ing',
  'er',
  'ers',
  'ly',
  'ness',
  'ish',
  'est',
  'y',
  'al',
  'th',
]
const beginnings = ['un', 're', 'pre', 'over', 'non', 'mis', 'de', 'in', 'im', 'dis', 'out']

/** A form of a known word: 'downloads', 'remixed'. */
function isForm(word: string, known: KnownWords): boolean {
  const bases = beginnings
    .filter((one) => word.startsWith(one))
    .map((one) => word.slice(one.length))
    .filter((base) => base.length >= 5)
  return [word, ...bases].some(
    (base) => known.has(base) || rootsOf(base).some((root) => known.has(root)),
  )
}

function rootsOf(word: string): string[] {
  const roots = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= 4)
    .map((ending) => word.slice(0, -ending.length))
  const full = roots.map((root) => `${root}e`)
  const single = roots
    .filter((root) => root.at(-1) === root.at(-2))
    .map((root) => root.slice(0, -1))
  const plural = word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []
  return [...roots, ...full, ...single, ...plural]
}

/** Two common words in one: 'downtuned'. */
function isCompound(word: string, known: KnownWords): boolean {
  for (let at = 4; at <= word.length - 4; at += 1)
    if (common(word.slice(0, at), known) && common(word.slice(at), known)) return true
  return false
}

const common = (word: string, known: KnownWords): boolean => (known.get(word) ?? Infinity) < 8_000

interface Found {
  readonly candidate: string
  readonly cost: number
  /** The same consonants in the same order, in a word of the listings. */
  readonly isSlip: boolean
}

/** The word that was meant: few letters away, common, and rather one of the listings. */
function nearest(word: string, { known, written }: Spelling): Found | undefined {
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  const mask = maskOf(word)
  const wordBones = bones(word)
  const limit = limitOf(word)
  let best: Found | undefined
  const consider = (candidate: string, ease: number, isWritten: boolean) => {
    if (Math.abs(candidate.length - word.length) > most || candidate.length < 3) return
    if (bits(maskOf(candidate) ^ mask) > 2 * most) return
    const distance = editDistance(word, candidate, most)
    if (distance > most) return
    const sameBones = bones(candidate) === wordBones
    const other = sameBones || candidate[0] === word[0] ? 0 : 0.8
    const cost = distance * (sameBones ? 0.5 : 1) + other - ease
    if (cost >= (best?.cost ?? limit)) return
    best = { candidate, cost, isSlip: isWritten && sameBones && candidate[0] === word[0] }
  }
  for (const [candidate, count] of written)
    if (count >= writtenEnough || known.has(candidate))
      consider(candidate, Math.min(0.9, 0.4 + 0.12 * Math.log(count)), true)
  if (word.length < longEnough) return best
  for (const [candidate, rank] of known)
    if (!written.has(candidate) && rank < certainRank)
      consider(candidate, Math.max(0, 0.35 - rank / 40_000), false)
  return best
}

/** Mistakes are mostly in vowels, doubled letters and letters that sound alike. */
const bones = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replaceAll(/[aeiouyh]/g, '')
    .replaceAll('c', 'k')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1+/g, '$1')

function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97)
  return mask
}

function bits(value: number): number {
  let left = value
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}
