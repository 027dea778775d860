import type { Need } from '@patchbay/contract/marketplace/matches'
import type { Asked } from './asked.ts'
import { asideIn } from './asking.ts'
import { essence } from './essence.ts'
import type { FindCity } from './need/places.ts'
import { translate } from './languages/translate.ts'
import { parseNeed } from './need/parse-need.ts'
import { isOwnPlaying } from './services/service-match.ts'
import { isOtherwise } from './words/find-services.ts'
import { piecesIn } from './need/pieces.ts'
import { findProfessions, isForOthers, says } from './need/professions.ts'
import type { ReadTerm } from './reading.ts'
import type { KnownWords } from './words/known-words.ts'
import { plainWords } from './words/plain-words.ts'
import { repair, type Repair, type Repaired, type Spelling } from './words/spelling.ts'
import { stopWords } from './words/stop-words.ts'
import { findOtherNames } from './words/thesaurus.ts'
import { wordsOf, type Word } from './words/words.ts'

export interface ReadNeed {
  readonly need: Need
  readonly asked: Asked
  readonly terms: readonly ReadTerm[]
  /** The words that were compared. */
  readonly words: readonly Word[]
  /** The text that is compared by meaning. */
  readonly text: string
  readonly repaired: readonly Repair[]
  /** Whether the word at this position stands in a sentence that asks for nothing. */
  readonly isAside: (at: number) => boolean
  /** Whether the word with this index is somebody's: 'my father's choir'. */
  readonly isOwned: (at: number) => boolean
}

/** The phrases with which people request lessons. */
const teaching =
  /\b(?:lessons?|tuition|teach(?:er|es|ing)?|tutor(?:ing)?|coach(?:ing)?|courses?|masterclass(?:es)?|workshops?|class(?:es)?|learn(?:ing)?|training|stud(?:y|ies|ying)|practi[sc]e|exams?|grade \d|pupils?|show(?:s)? me|explain|how to|get better|improve my)\b/iu

/** The words among these that mean nothing else. */
export const lessons =
  /\b(?:lessons?|tuition|teach(?:er|es|ing)?|tutor(?:ing|s)?|coach(?:ing|es)?|masterclass(?:es)?|learn)\b/iu

/** The phrases with which people ask for a low price. */
const cheap =
  /\b(?:cheap(?:ly|er|ish|est)?|affordable|inexpensive|low[- ](?:cost|budget|price[ds]?)|(?:on a|small|tight|tiny|shoestring|no|little) budget|budget[- ]friendly|(?:not|nothing|isn['’]?t) (?:too |very |so )?expensive|(?:little|not much) money|skint|bargain)\b/iu

/** The phrases with which people offer themselves to those who look for somebody. */
const joining =
  /\b(?:join|looking for|find) (?:a|an|your|another|some) (?:new )?(?:band|group|choir|project|bandmates)\b/iu

/** Words that only say where, when or how many count less. */
const placeWeight = 0.4
const plainWeight = 0.3
/** What surrounds the wish in a story says little of what is wanted. */
const asideWeight = 0.25
/** After these begins what something is to be done with. */
const objects =
  /^(?:an?|the|my|our|us|me|him|her|them|it|this|these|those|some|\d+|two|three|four|five|six|ten|twenty|fifty|hundred)$/u
/** What follows is done: 'who can record at home' asks for no record. */
const able = /^(?:can|could|to|will|would|we|i|you)$/u
/** 'Our soprano' tells who we are rather than what is wanted. */
const ownWeight = 0.4
/** What another name of the same counts, beside the one that was written. */
const otherWeight = 0.7
const own = /^(?:my|our|their|his|her)$/u
const person =
  /(?:ists?|[^e]ers?|ors?|choirs?|bands?|sopranos?|altos?|tenors?|labels?|orchestras?|quartets?|trios?|duos?)$/u

/** 'A player 4 our band', as on a phone. */
const asFour = /(?<=\p{L}{2}(?:er|ist|nd|ng|dj|io)) 4 (?=\p{L})| 4 (?=(?:an?|my|our|the) )/giu

export interface ReadOptions {
  readonly today: Date
  readonly spelling: Spelling | undefined
  readonly findCity: FindCity
  readonly parse: boolean
  /** Whether other names of the same things are looked for as well. */
  readonly others: boolean
}

/** In English and without mistakes. */
function corrected(typed: string, spelling: Spelling): Repaired {
  const { text: english, read } = translate(typed)
  const { text, repaired } = repair(english, spelling)
  return { text, repaired: [...read, ...repaired] }
}

export function readNeed(description: string, options: ReadOptions): ReadNeed {
  const clean = description.toWellFormed().normalize('NFC').replaceAll(asFour, ' for ')
  const { text, repaired } =
    options.spelling === undefined
      ? { text: clean, repaired: [] }
      : corrected(clean, options.spelling)
  const parsed = parseNeed(text, options.today, options.findCity)
  const rest = options.parse ? parsed.rest : text
  const terms = new Map<string, ReadTerm>()
  const words = wordsOf(rest)
  const isAside = asideIn(rest)
  // 'My father's choir' is there already.
  const isOwned = (at: number): boolean =>
    /['’]s\s+$/u.test(rest.slice(words[at - 1]?.from, words[at]?.from))
  for (const [at, { word, stem, from, to }] of words.entries()) {
    if (stopWords.has(word) || terms.has(stem)) continue
    if (isOtherwise(word, words[at + 1])) continue
    // Dates are compared with the times of a listing, not as words.
    if (options.parse && parsed.saysWhen(from)) continue
    const isPlace = parsed.placeWords.has(word)
    const isPlain = plainWords.has(word) || /\d/.test(word)
    const isOwn =
      person.test(word) &&
      (own.test(words[at - 1]?.word ?? '') ||
        isOwned(at) ||
        says.test(words[at + 1]?.word ?? '') ||
        isForOthers(words, at))
    const weight = isPlace ? placeWeight : isPlain ? plainWeight : isOwn ? ownWeight : 1
    terms.set(stem, {
      stem,
      text: isPlace ? rest.slice(from, to) : inSentence(rest, from, to, options.spelling?.known),
      weight: options.parse ? weight * (isAside(from) ? asideWeight : 1) : 1,
      at,
      implied: false,
      isOwn,
      isAside:
        isAside(from) || isWithout(words, at) || isOwnPlaying(words, at) || isOwnPast(words, at),
      isOrder: at === 0 ? objects.test(words[1]?.word ?? '') : able.test(words[at - 1]?.word ?? ''),
      isContent: !isPlace && !isPlain && !isOwn,
    })
  }
  // Whose spelling was guessed is not surely what is excluded.
  const guessed = new Set(repaired.flatMap(({ read }) => wordsOf(read)).map(({ word }) => word))
  const unwanted = parsed.need.unwanted.filter((said) =>
    wordsOf(said).every(({ word }) => !guessed.has(word)),
  )
  const need: Need = { ...parsed.need, unwanted }
  const asked: Asked = {
    need,
    places: parsed.places,
    today: options.today.toISOString(),
    weekday: parsed.weekday,
    teaching: teaching.test(rest),
    isPupil: lessons.test(rest),
    joins: joining.test(rest),
    pieces: piecesIn(text),
    cheap: parsed.need.budget === null && cheap.test(text),
    unwanted: unwanted.map((said) => {
      const saidWords = wordsOf(said)
      return {
        text: said,
        stems: saidWords.filter(({ word }) => !stopWords.has(word)).map(({ stem }) => stem),
        professions: findProfessions(saidWords, said),
      }
    }),
  }
  return {
    need,
    asked,
    terms: options.others ? withOtherNames(terms, words) : [...terms.values()],
    words,
    text: essence(rest, options.spelling?.known),
    repaired,
    isAside,
    isOwned,
  }
}

/** 'Tracks without a band' are no reason for a band. */
const isWithout = (words: readonly Word[], at: number): boolean =>
  [words[at - 1]?.word, words[at - 2]?.word].includes('without')

/** 'We filmed it already' asks for no film. */
const isOwnPast = (words: readonly Word[], at: number): boolean =>
  /^(?:i|we)$/u.test(words[at - 1]?.word ?? '') &&
  /(?:\p{L}{3,}ed|wrote|made|sang|built|bought)$/u.test(words[at]?.word ?? '')

/**
 * Returns the word as it stands in mid-sentence: the capital of the first one goes, unless it may
 * be a name.
 */
function inSentence(text: string, from: number, to: number, known: KnownWords | undefined): string {
  const word = text.slice(from, to)
  const isFirst = /(?:^|[.!?\n])\s*$/u.test(text.slice(0, from))
  if (!isFirst || !/^\p{Lu}\p{Ll}+$/u.test(word)) return word
  const small = word.toLowerCase()
  return known?.has(small) === false ? word : small
}

/** 'Fiddle' is also looked for as 'violin'. */
function withOtherNames(terms: ReadonlyMap<string, ReadTerm>, words: readonly Word[]): ReadTerm[] {
  const all = new Map(terms)
  for (const { at, count, others } of findOtherNames(words.map(({ word }) => word))) {
    const said = words.slice(at, at + count).map(({ stem }) => terms.get(stem)?.weight ?? 0)
    const weight = otherWeight * Math.max(...said)
    if (weight === 0) continue
    for (const { word, stem } of wordsOf(others.join(', ')))
      if (!all.has(stem) && !stopWords.has(word) && !plainWords.has(word))
        all.set(stem, {
          stem,
          text: word,
          weight,
          at: -1,
          implied: true,
          isOther: true,
          isContent: true,
        })
  }
  return [...all.values()]
}
