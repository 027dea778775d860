import type { Why } from '@patchbay/contract/marketplace/matches'
import { withoutDenied } from './need/negation.ts'
import type { Reading, ReadTerm } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { dimensions } from './model/vectors.ts'
import { formOf } from './words/stem.ts'
import { fold, wordsOf, type Word } from './words/words.ts'

type Quote = NonNullable<Why['quote']>

const longest = 200
/** Words with less weight are not shown. */
export const leastWeight = 0.3
/** A sentence nearer than this has the same topic, even without a shared word. */
const leastNear = 0.4
/** A profile says who somebody is, so it is quoted only if it is about the same. */
const nearProfile = 0.5
/** Titles count less, because they are shown above every listing anyway. */
const titleCounts = 0.6

/** Words that prove nothing by themselves: 'we show you' is not in 'looking for shows'. */
const hollowWords: ReadonlySet<string> = new Set(
  `one two three four five six seven eight nine ten twelve twenty hundred first last half
  tell tells told show shows shown know knows known give gives call calls put puts ring rings see sees
  say says keep keeps take takes go goes come comes get gets make makes use used work works look
  looks ask asks mean means turn turns run runs hold holds sit sits stand stands start starts stop
  spend spends spent gave given took taken made kept came went felt left sent sat stood held
  whenever always never really properly everything everybody guest guests
  north south east west
  story stories read reads reading stay stays stayed old young big small large little great good better best nice long short next early late soon free`.split(
    /\s+/u,
  ),
)

/**
 * Programs, what somebody did once, what they look for and what customers bring are no offers:
 * 'Superior Drummer', 'played in bands', 'looking for a band', 'you have a beat'.
 */
const notOffered =
  /\bpress(?:es)? record\b|\bnot for (?:\p{L}+ ){1,3}|\b(?:look(?:s|ing)? for|seek(?:s|ing)?|wants? to work with)\b[^.;,]*|\byou(?: have|['’]ve)? (?:got|bring|have|recorded|wrote|written)\b[^.,;?]*|\b(?:superior|addictive|ez) ?drum(?:mer|s)\b|\b(?:played|sang|worked|toured|trained|studied) (?:\p{L}+ )?(?:in|with|for|as|at)\b[^.;,]*|\b(?:i|we) (?:also )?(?:play|sing|drum) (?:\p{L}+ )?in (?:an?|my|our|the|two|three)\b[^.;,]*/giu

export const offeredIn = (text: string): string => withoutDenied(text).replaceAll(notOffered, ' ')

/** A record is not what was recorded, and 'natural sounding' is no sound. */
const ownForm: ReadonlyMap<string, RegExp> = new Map([
  ['record', /^records?$/u],
  ['records', /^records?$/u],
  ['sound', /^sounds?$/u],
  ['cut', /^cuts?$/u],
])

/** Whether a word of a listing is the same thing as the word of the need that has its stem. */
export const isSameForm = (asked: string, word: string): boolean =>
  asked === '' ||
  (ownForm.get(asked.toLowerCase())?.test(word) ?? formOf(fold(asked)) === formOf(word))

/** Days and months are compared as times: a gig on a Sunday is no wedding on one. */
const days =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays?)$/iu

/** Whether finding the word says something: 'two songs' has nothing to do with 'two microphones'. */
export const isTelling = ({ weight, text, isAside }: ReadTerm): boolean =>
  weight >= leastWeight &&
  isAside !== true &&
  !days.test(text) &&
  !hollowWords.has(text.toLowerCase())

/**
 * The sentence closest to the need, or null. If words of the need were found, the sentence is one
 * with such a word; another would not show what was found. Nearness alone is enough only for a
 * listing that offers the very service, and for a sentence that says what is offered: the title,
 * the first one, or one with a `name` of the service.
 */
export function quoteOf(
  reading: Reading,
  sentences: readonly Sentence[],
  vectors: Float32Array | undefined,
  found: readonly (readonly string[])[],
  names: ReadonlySet<string> | undefined,
): Quote | null {
  const telling = reading.terms.filter(isTelling)
  const weights = new Map(telling.map(({ stem, weight }) => [stem, weight]))
  const asked = new Map(
    telling.filter(({ implied }) => !implied).map(({ stem, text }) => [stem, text]),
  )
  const isSame = ({ word, stem }: Word): boolean => isSameForm(asked.get(stem) ?? '', word)
  const total = Math.max(
    1,
    reading.terms.reduce((sum, { weight }) => sum + weight, 0),
  )
  const fits = vectors?.length === sentences.length * dimensions
  const scores: { sentence: Sentence; score: number; says: boolean; said: boolean }[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.from === 'goals') continue
    const isFirst = sentence.from !== sentences[index - 1]?.from
    const near = fits ? nearness(reading.vector, vectors, index) : 0
    const rest = offeredIn(sentence.text)
    // 'I am not a booking agent' is no reason to ask for one.
    if (rest !== sentence.text && isDenied(sentence.text, rest, weights)) continue
    const shared = new Set(
      wordsOf(rest)
        .filter(isSame)
        .map(({ stem }) => stem),
    )
    const words = [...shared].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0) / total
    // A profile says who somebody is: one word of it proves no offer.
    if (near < (sentence.from === 'bio' ? nearProfile : words === 0 ? leastNear : -1)) continue
    const score = (near + words) * (sentence.from === 'title' ? titleCounts : 1)
    const says = isFirst || [...shared].some((stem) => names?.has(stem) === true)
    scores.push({ sentence, score, says, said: runsIn(wordsOf(rest), found, isSame).length > 0 })
  }
  const shown = scores.filter(({ said, says }) =>
    found.length > 0 ? said : says && names !== undefined,
  )
  const best = shown.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return null
  const text = cut(best.sentence.text, weights)
  // Only words that were surely found are marked.
  return { text, from: best.sentence.from, marks: marksIn(text, found, isSame) }
}

/** Whether a word that counted stands only in what the sentence denies. */
function isDenied(text: string, rest: string, weights: ReadonlyMap<string, number>): boolean {
  const left = new Set(wordsOf(rest).map(({ stem }) => stem))
  return wordsOf(text).some(({ stem }) => weights.has(stem) && !left.has(stem))
}

function nearness(
  need: readonly number[] | null,
  vectors: Float32Array | undefined,
  index: number,
): number {
  if (need === null || vectors === undefined) return 0
  let sum = 0
  for (let at = 0; at < dimensions; at += 1)
    sum += (need[at] ?? 0) * (vectors[index * dimensions + at] ?? 0)
  return Number.isFinite(sum) ? sum : 0
}

/**
 * Returns the runs of words that were found and stand together: the first word of each run, and its
 * length.
 */
const runsIn = (
  words: readonly Word[],
  found: readonly (readonly string[])[],
  isSame: (word: Word) => boolean,
): (readonly [at: number, count: number])[] =>
  words.flatMap((_, at) =>
    found
      .filter((run) =>
        run.every((stem, step) => {
          const word = words[at + step]
          return word?.stem === stem && isSame(word)
        }),
      )
      .map((run) => [at, run.length] as const),
  )

/** The positions of what was found; words separated by one space share a mark. */
function marksIn(
  text: string,
  found: readonly (readonly string[])[],
  isSame: (word: Word) => boolean,
): [number, number][] {
  const marks: [number, number][] = []
  const words = wordsOf(text)
  const marked = new Set(
    runsIn(words, found, isSame).flatMap(([at, count]) =>
      Array.from({ length: count }, (_, step) => at + step),
    ),
  )
  for (const [at, { from, to }] of words.entries()) {
    if (!marked.has(at)) continue
    const last = marks.at(-1)
    if (last !== undefined && last[1] === from - 1 && text[last[1]] === ' ') last[1] = to
    else marks.push([from, to])
  }
  return marks
}

/** Shortens to whole words around the first word that counted. */
function cut(text: string, weights: ReadonlyMap<string, number>): string {
  if (text.length <= longest) return text
  const words = wordsOf(text)
  const first = words.findIndex(({ stem }) => weights.has(stem))
  const end = words[first]?.to ?? 0
  // Starts at the beginning if that leaves enough room after the word.
  const start = end < longest * 0.7 ? 0 : (words[Math.max(0, first - 4)]?.from ?? 0)
  const lead = start === 0 ? '' : '…'
  const room = longest - lead.length - 1
  const last = words.findLast(({ from, to }) => from >= start && to - start <= room)
  return `${lead}${text.slice(start, last?.to ?? start + room).toWellFormed()}…`
}
