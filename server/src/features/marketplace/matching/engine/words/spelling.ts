import { certainRank, type KnownWords } from './known-words.ts'
import { lettersBeyond, shapeOf, type Lexicon, type Shape } from './lexicon.ts'
import { mistakesIn } from './mistakes.ts'
import { besideName } from './near-names.ts'
import { areNeighbours } from './neighbours.ts'
import { shorthand } from './shorthand.ts'
import { stem } from './stem.ts'
import { stopWords } from './stop-words.ts'
import { wordsOf, type Word } from './words.ts'

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
const mostTries = 14
/** A word that occurs only once in the listings may be a mistake itself. */
const writtenEnough = 2
const letters = /^[a-z]+$/
const vowel = /[aeiouy]/
/** A word with accents is probably foreign, not misspelled. */
const plainLetters = /^[a-z'’]+[0-9]?$/iu

/** The text with spelling corrected; words that are probably intended stay. */
export function repair(text: string, spelling: Spelling): Repaired {
  const tried = new Map<string, readonly Found[]>()
  const repaired = new Map<string, Repair>()
  const parts: string[] = []
  let end = 0
  let before = ''
  const words = wordsOf(text)
  for (const [at, { word, from, to }] of words.entries()) {
    if (from < end) continue
    const next = words[at + 1]
    const joined =
      next && text.slice(to, next.from) === ' ' ? joinedOf(word, next.word, spelling) : undefined
    if (next !== undefined && joined !== undefined) {
      repaired.set(`${word} ${next.word}`, { typed: text.slice(from, next.to), read: joined })
      parts.push(text.slice(end, from), joined)
      end = next.to
      before = stem(joined)
      continue
    }
    const typed = text.slice(from, to)
    const isName = /^\p{Lu}/u.test(typed) && /[^.!?\n]\s*$/u.test(text.slice(0, from))
    const read = plainLetters.test(typed)
      ? readingOf(words, at, { before, isName }, spelling, tried)
      : undefined
    if (!stopWords.has(word)) before = stem(read ?? word)
    if (read === undefined) continue
    if (!repaired.has(word)) repaired.set(word, { typed, read })
    parts.push(text.slice(end, from), read)
    end = to
  }
  return { text: parts.join('') + text.slice(end), repaired: [...repaired.values()] }
}

function readingOf(
  words: readonly Word[],
  at: number,
  { before, isName }: { readonly before: string; readonly isName: boolean },
  spelling: Spelling,
  tried: Map<string, readonly Found[]>,
): string | undefined {
  const word = words[at]?.word ?? ''
  const named = shorthand.get(word) ?? besideName(words, at)
  if (named !== undefined || !isDoubtful(word, spelling)) return named
  if (!tried.has(word)) {
    if (tried.size >= mostTries) return undefined
    tried.set(word, correct(word, spelling))
  }
  const after = words.slice(at + 1).find((one) => !stopWords.has(one.word))?.stem ?? ''
  // What has a capital letter within a sentence may be a name.
  const found = (tried.get(word) ?? []).filter(({ cost }) => !isName || cost < 0)
  return likeliest(found, before, after)
}

/** What the words beside it make likelier: 'gitar amp' is no 'sitar amp'. */
const neighbourEases = 0.3

function likeliest(found: readonly Found[], before: string, after: string): string | undefined {
  let best: { word: string; cost: number } | undefined
  for (const { candidate, cost } of found) {
    const one = stem(candidate)
    const isBeside = areNeighbours(before, one) || areNeighbours(one, after)
    const whole = cost - (isBeside ? neighbourEases : 0)
    if (best === undefined || whole < best.cost) best = { word: candidate, cost: whole }
  }
  return best?.word
}

function isDoubtful(word: string, { known, written }: Spelling): boolean {
  if (word.length < 3 || word.length > 24 || !letters.test(word)) return false
  if (word.length === 3 && vowel.test(word) && known.has(word)) return false
  if ((known.get(word) ?? Infinity) < certainRank) return false
  return written.get(word) < (known.has(word) ? 1 : writtenEnough)
}

/** What a word may be meant to be; nothing if it is probably meant as it is. */
function correct(word: string, spelling: Spelling): readonly Found[] {
  const { known, written, isPlace } = spelling
  const found = nearest(word, spelling)
  const apart = apartOf(word, spelling)
  if (apart !== undefined && !((found[0]?.cost ?? Infinity) < surely))
    return [{ candidate: apart, cost: 0, isSlip: false }]
  // 'drumer' could be a form of 'drum', but 'drummer' is more likely.
  if (found[0]?.isSlip === true && !isInflected(word, known)) return found
  const isMeant =
    written.has(word) ||
    known.has(word) ||
    isForm(word, known) ||
    isCompound(word, known) ||
    isPlace(word)
  return isMeant ? [] : found
}

/** A word that costs less than this is taken before two words that were run together. */
const surely = 0.2
const leastPart = 3

/** Two words that were run together: 'stringquartet', 'rehersalroom'. */
function apartOf(word: string, spelling: Spelling): string | undefined {
  if (word.length < 7) return undefined
  for (let at = leastPart; at <= word.length - leastPart; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    const [first, second] = [partOf(one, spelling, other), partOf(other, spelling, one)]
    if (first === undefined || second === undefined) continue
    const areWritten = first === one && second === other && Math.min(at, other.length) >= 4
    if (areWritten || areNeighbours(stem(first), stem(second))) return `${first} ${second}`
  }
  return undefined
}

/** A part is a word of the listings; it may have a mistake if the other part has none. */
function partOf(part: string, spelling: Spelling, other: string): string | undefined {
  const { written } = spelling
  if (written.get(part) >= writtenEnough) return part
  if (part.length < 6 || written.get(other) < writtenEnough) return undefined
  const found = nearest(part, spelling)[0]
  return found?.isSlip === true ? found.candidate : undefined
}

/** One word that was typed in two: 'guitar ist'. */
function joinedOf(one: string, other: string, spelling: Spelling): string | undefined {
  const joined = `${one}${other}`
  if (one.length < 2 || other.length < 2 || !letters.test(joined)) return undefined
  if (spelling.written.get(joined) < writtenEnough) return undefined
  const isOdd = (word: string) => !stopWords.has(word) && !common(word, spelling.known)
  return isOdd(one) || isOdd(other) ? joined : undefined
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

/** Mistakes are seldom at the beginning: 'repare' is 'repair', not 'reaper'. */
const prefixLength = 4
const samePrefixEases = 0.15
const otherFirst = 0.45
/** What it costs that a word only sounds like another. */
const onlySounds = 0.45
/** Candidates that cost this much more than the best are no longer compared. */
const margin = 0.35
const mostFound = 4
/** A mistake that costs no more is a slip of the finger, of a word that listings have. */
const slip = 0.8

/**
 * The index is the number of letters: the most that the mistakes in a word may cost, and the most
 * that it may cost with its ease.
 */
const mostMistakes = [0, 0, 0, 0.9, 1.1, 1.5, 1.9, 2.2, 2.6]
const mostCost = [0, 0, 0, 0.45, 0.55, 0.8, 1.1, 1.3, 1.6]
const limitOf = (limits: readonly number[], length: number): number =>
  limits[Math.min(length, limits.length - 1)] ?? 0

/** A word of three letters with a vowel is most often meant. */
const shortMistakes = 0.5

interface Found {
  readonly candidate: string
  readonly cost: number
  /** A word of the listings that is only a slip away. */
  readonly isSlip: boolean
}

/** The likeliest meant words, the best first: few mistakes away, common, preferably in listings. */
function nearest(word: string, { known, certain, written }: Spelling): Found[] {
  const own = shapeOf(word, 0)
  const most =
    word.length === 3 && vowel.test(word) ? shortMistakes : limitOf(mostMistakes, word.length)
  // A wrong consonant costs at least so much, so more of them are too many.
  const mostBeyond = Math.floor(most / 0.55)
  let limit = limitOf(mostCost, word.length)
  let found: Found[] = []
  const consider = (shape: Shape, ease: number, isWritten: boolean) => {
    if (shape.word === word) return
    const isFirst = shape.word.charCodeAt(0) === word.charCodeAt(0)
    // Few mistakes are at the very beginning, and there are many words to compare.
    if (!isFirst && !isWritten && shape.sound.charCodeAt(0) !== own.sound.charCodeAt(0)) return
    if (lettersBeyond(shape.mask, own.mask) > mostBeyond) return
    if (lettersBeyond(own.mask, shape.mask) > mostBeyond) return
    const base =
      (isFirst || shape.sound[0] === own.sound[0] ? 0 : otherFirst) -
      ease -
      (shape.word.slice(0, prefixLength) === word.slice(0, prefixLength) ? samePrefixEases : 0)
    const reach = Math.min(most, limit - base)
    if (reach <= 0) return
    const typed = mistakesIn(word, shape.word, reach)
    const mistakes =
      Math.min(typed, reach) <= onlySounds
        ? typed
        : Math.min(typed, onlySounds + mistakesIn(own.sound, shape.sound, reach - onlySounds))
    if (mistakes > reach) return
    const cost = mistakes + base
    const isSlip = isWritten && isFirst && mistakes <= slip
    found.push({ candidate: shape.word, cost, isSlip })
    limit = Math.min(limit, cost + margin)
  }
  const bare = own.sound.replaceAll(/[^aeiouy]/gu, '').length * 5 < word.length ? 4 : 2
  for (let length = Math.max(3, word.length - 2); length <= word.length + bare; length += 1) {
    for (const shape of written.ofLength(length))
      if (shape.count >= writtenEnough || known.has(shape.word))
        consider(shape, Math.min(0.9, 0.4 + 0.12 * Math.log(shape.count)), true)
    for (const shape of certain.ofLength(length))
      if (!written.has(shape.word)) consider(shape, Math.max(0, 0.35 - shape.count / 40_000), false)
  }
  // Equal candidates are sorted by letters, so that the order of past changes does not matter.
  found = found.toSorted((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1))
  return found.filter(({ cost }) => cost <= limit).slice(0, mostFound)
}
