import { editDistance } from './edit-distance.ts'
import { certainRank, type KnownWords } from './known-words.ts'
import { lettersBeyond, shapeOf, type Lexicon, type Shape } from './lexicon.ts'
import { besideName } from './near-names.ts'
import { wordsOf } from './words.ts'

export interface Repair {
  readonly typed: string
  readonly read: string
}

export interface Spelling {
  readonly known: KnownWords
  /** The known words that are certainly correct, with their ranks. */
  readonly certain: Lexicon
  /** The words of the listings, and how often they occur. */
  readonly written: Lexicon
  /** Whether the word is the name of a place. */
  readonly isPlace: (word: string) => boolean
}

export interface Repaired {
  readonly text: string
  readonly repaired: readonly Repair[]
}

/** How many different words are looked up, so that a page of nonsense takes no longer. */
const mostTries = 24
/** A word that occurs only once in the listings may be a mistake itself. */
const writtenEnough = 2
const letters = /^[a-z]+$/
/** A word with accents is probably foreign, not misspelled. */
const plainLetters = /^[a-z'’]+$/iu
/** A shorter word is similar to too many words that no listing has. */
const longEnough = 6
/** The maximum cost of a correction, by letters and rarity; long words may have two mistakes. */
const limitOf = (word: string): number => (word.length < 7 ? 1.15 : 1.5)

/** The text with spelling corrected; words that are probably intended stay. */
export function repair(text: string, spelling: Spelling): Repaired {
  const tried = new Map<string, string | undefined>()
  const repaired = new Map<string, Repair>()
  const parts: string[] = []
  let end = 0
  const words = wordsOf(text)
  for (const [at, { word, from, to }] of words.entries()) {
    const typed = text.slice(from, to)
    if (!plainLetters.test(typed)) continue
    const named = besideName(words, at)
    if (named === undefined && !isDoubtful(word, spelling)) continue
    if (named === undefined && !tried.has(word)) {
      if (tried.size >= mostTries) continue
      tried.set(word, correct(word, spelling))
    }
    const read = named ?? tried.get(word)
    if (read === undefined) continue
    if (!repaired.has(word)) repaired.set(word, { typed, read })
    parts.push(text.slice(end, from), read)
    end = to
  }
  return { text: parts.join('') + text.slice(end), repaired: [...repaired.values()] }
}

function isDoubtful(word: string, { known, written }: Spelling): boolean {
  if (word.length < 4 || word.length > 24 || !letters.test(word)) return false
  if ((known.get(word) ?? Infinity) < certainRank) return false
  return written.get(word) < (known.has(word) ? 1 : writtenEnough)
}

function correct(word: string, spelling: Spelling): string | undefined {
  const { known, written, isPlace } = spelling
  const found = nearest(word, spelling)
  // 'drumer' could be a form of 'drum', but 'drummer' is more likely.
  if (found?.isSlip === true && !isInflected(word, known)) return found.candidate
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

/** Whether it is a form of a known word: 'downloads', 'remixed'. */
function isForm(word: string, known: KnownWords): boolean {
  const bases = beginnings
    .filter((one) => word.startsWith(one))
    .map((one) => word.slice(one.length))
    .filter((base) => base.length >= 5)
  return [word, ...bases].some(
    (base) => known.has(base) || rootsOf(base).some((root) => known.has(root)),
  )
}

/** 'Mended' is no slip for 'minded'. */
function isInflected(word: string, known: KnownWords): boolean {
  const root = word.replace(/(?:ed|ing|s)$/u, '')
  return root !== word && (known.has(root) || known.has(`${root}e`))
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

/** Whether it joins two common words: 'downtuned'. */
function isCompound(word: string, known: KnownWords): boolean {
  for (let at = 4; at <= word.length - 4; at += 1)
    if (common(word.slice(0, at), known) && common(word.slice(at), known)) return true
  return false
}

const common = (word: string, known: KnownWords): boolean => (known.get(word) ?? Infinity) < 8_000

/** Keeps rounding from hiding a word that costs the same. */
const tiny = 1e-9

/** Mistakes are seldom at the beginning: 'repare' is 'repair', not 'reaper'. */
const begun = 4
const begunEases = 0.15

interface Found {
  readonly candidate: string
  readonly cost: number
  /** A word of the listings has the same consonants in the same order. */
  readonly isSlip: boolean
}

/** The most likely intended word: few letters away, common, and preferably used in the listings. */
function nearest(word: string, { known, certain, written }: Spelling): Found | undefined {
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3
  const { mask, bones } = shapeOf(word, 0)
  const limit = limitOf(word)
  let best: Found | undefined
  const consider = (shape: Shape, ease: number, isWritten: boolean) => {
    const isSame = shape.bones === bones
    const isFirst = shape.word[0] === word[0]
    const step = isSame ? 0.5 : 1
    const isBegun = shape.word.slice(0, begun) === word.slice(0, begun)
    const base = (isSame || isFirst ? 0 : 0.8) - ease - (isBegun ? begunEases : 0)
    // Words farther away would cost more than the best so far, so they are not compared.
    const reach = Math.min(most, Math.floor(((best?.cost ?? limit) - base) / step + tiny))
    if (reach < 1) return
    if (lettersBeyond(shape.mask, mask) > reach || lettersBeyond(mask, shape.mask) > reach) return
    const distance = editDistance(word, shape.word, reach)
    if (distance > reach) return
    const cost = distance * step + base
    // Of equal ones the first by letters, so that the order of past changes does not matter.
    const isBetter =
      best === undefined
        ? cost < limit
        : cost < best.cost || (cost === best.cost && shape.word < best.candidate)
    if (!isBetter) return
    best = { candidate: shape.word, cost, isSlip: isWritten && isSame && isFirst }
  }
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const shape of written.ofLength(length))
      if (shape.word !== word && (shape.count >= writtenEnough || known.has(shape.word)))
        consider(shape, Math.min(0.9, 0.4 + 0.12 * Math.log(shape.count)), true)
  if (word.length < longEnough) return best
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const shape of certain.ofLength(length))
      if (!written.has(shape.word)) consider(shape, Math.max(0, 0.35 - shape.count / 40_000), false)
  return best
}
