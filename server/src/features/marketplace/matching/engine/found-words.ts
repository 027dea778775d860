import type { Profession } from './document.ts'
import { findProfessions } from './need/professions.ts'
import { isSameForm, isTelling } from './quote.ts'
import type { ReadTerm } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { wordsOf, type Word } from './words/words.ts'

const mostFound = 6
/** Two words of the need that stand no farther apart than this belong together. */
const reach = 6
/** From so many words on, a need tells a story, in which a word alone may be about anything. */
const storyFrom = 26

/** What music is played at has one sense each, so such a word needs no other beside it. */
const occasion =
  /^(?:weddings?|funerals?|christenings?|birthdays?|anniversar(?:y|ies)|ceremon(?:y|ies)|christmas|ceilidhs?|carols?)$/u

/**
 * These words say where or for what a service is done, and mean something only for people who offer
 * that service.
 */
const setting =
  /^(?:conferences?|festivals?|church(?:es)?|pubs?|restaurants?|podcasts?|audiobooks?|musicals?)$/u

/** What all of the trade is about says nothing alone: who has a 'sound limiter' mixes no sound. */
const general =
  /^(?:music|musical|songs?|tracks?|tunes?|sounds?|audio|voices?|records?|recordings?|albums?|singles?|studios?|live)$/u

/** Before these a word says which: a 'mastering engineer' does mastering. */
const worker = /^(?:engineers?|teachers?|lessons?|tuition|players?|agents?)$/u

export interface FoundWords {
  /** The words as the need has them, neighbours joined; the most important first. */
  readonly words: readonly string[]
  /** The stems of each, in order. */
  readonly groups: readonly (readonly string[])[]
}

interface Group {
  readonly terms: ReadTerm[]
  weight: number
}

interface Given {
  readonly terms: readonly ReadTerm[]
  /** What the listing offers. */
  readonly sentences: readonly Sentence[]
  /** The stems that name a service which the need asks for and the listing offers. */
  readonly names: ReadonlySet<string>
  readonly weak: boolean
  readonly category: Profession
}

/**
 * The need's words that the listing surely has in the same sense. A word alone may mean anything
 * ('press' a record, a 'press' campaign), so it counts only if it names the service or profession
 * that is offered, or an occasion, if another word of the need is near it, or if all of them are
 * there. For a weak match, and in a story, only words that stand together in both are certain.
 */
export function findWords({ terms, sentences, names, weak, category }: Given): FoundWords {
  const asked = new Map(terms.map(({ stem, text }) => [stem, text]))
  const isSame = ({ stem, word }: Word): boolean => isSameForm(asked.get(stem) ?? '', word)
  const lines = sentences.map(({ text }) =>
    withoutParts(wordsOf(text), text, asked).map((word) =>
      isSame(word) ? word : { ...word, stem: '' },
    ),
  )
  const written = new Set(lines.flatMap((words) => words.map(({ stem }) => stem)))
  const isThere = ({ text, stem, isOrder }: ReadTerm): boolean =>
    written.has(stem) &&
    isOfProfession(text, category) &&
    (isOrder !== true || lines.some((line) => isDone(line, stem)))
  const there = terms.filter((term) => !term.implied && isTelling(term) && isThere(term))
  // A need that says nothing else, such as 'zydeco', has found what it asks for.
  const isAll = terms.every((one) => one.implied || !one.isContent || there.includes(one))
  const isStory = Math.max(0, ...terms.map(({ at }) => at)) >= storyFrom
  // A 'drum machine' is no drum.
  const isNamed = ({ at, text, stem }: ReadTerm): boolean => {
    const next = terms.find((one) => one.at === at + 1)
    const isPart = next?.isContent === true && !worker.test(next.text.toLowerCase())
    if (isPart || !names.has(stem) || general.test(text.toLowerCase())) return false
    return lines.some((line) =>
      line.some((one, index) => one.stem === stem && !isOfPlayer(line, index)),
    )
  }
  const isOffered = names.size > 0
  const isSure = ({ terms: group }: Group): boolean => {
    const [only, ...more] = group
    // A word that any listing may have says something only beside another.
    if (only === undefined || !group.some(({ isContent }) => isContent)) return false
    // 'Our gospel choir' and 'for a jazz singer' name those who have it already.
    if (group.at(-1)?.isOwn === true) return false
    if (more.length > 0) return true
    // A live band is no live stream.
    if (weak || only.text.toLowerCase() === 'live') return false
    const word = only.text.toLowerCase()
    if (!isStory && (occasion.test(word) || (isOffered && setting.test(word)))) return true
    if (!isStory && (isAll || isNamed(only))) return true
    return isOffered && there.some((other) => areTogether(only, other, lines))
  }
  const sure = groupsOf(there, lines)
    .filter(isSure)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostFound)
  return {
    words: [...new Set(sure.map((group) => group.terms.map(({ text }) => text).join(' ')))],
    groups: sure.map((group) => group.terms.map(({ stem }) => stem)),
  }
}

/** A double bass is no bass, and a bass guitar no guitar. */
const partOf: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['bass', new Set(['double', 'upright'])],
  ['guitar', new Set(['bass', 'steel'])],
])
const isPartOf = (
  words: readonly Word[],
  at: number,
  asked: ReadonlyMap<string, string>,
): boolean => {
  const before = words[at - 1]
  const isOne = partOf.get(words[at]?.word ?? '')?.has(before?.word ?? '') === true
  return isOne && !asked.has(before?.stem ?? '')
}

/** Without words that are only a part of another: a 'singer-songwriter' is not asked to sing. */
const withoutParts = (
  words: readonly Word[],
  text: string,
  asked: ReadonlyMap<string, string>,
): readonly Word[] =>
  words.filter(
    ({ from, to }, at) =>
      !isPartOf(words, at, asked) &&
      (text[to] !== '-' || asked.has(words[at + 1]?.stem ?? '')) &&
      (text[from - 1] !== '-' || asked.has(words[at - 1]?.stem ?? '')),
  )

/** A 'function band dep drummer' is no band. */
const isOfPlayer = (line: readonly Word[], at: number): boolean =>
  [1, 2].some((step) => {
    const next = line[at + step]
    const isBeside = next?.from === (line[at + step - 1]?.to ?? -2) + 1
    return isBeside && next !== undefined && professionsIn(next.word).length > 0
  })

const professionsIn = (word: string): Profession[] => findProfessions(wordsOf(word), word)

/** Printed 'labels' come from no label. */
const isOfProfession = (word: string, category: Profession): boolean => {
  const professions = professionsIn(word)
  return professions.length === 0 || professions.includes(category)
}

const doing = /(?:ing|ed|ers?)$/u
const doers = new Set('i we to can will you and'.split(' '))

/** Whether a line says that something is done: who presses a record runs no 'press campaign'. */
const isDone = (line: readonly Word[], stem: string): boolean =>
  line.some(
    (word, at) =>
      word.stem === stem && (doing.test(word.word) || doers.has(line[at - 1]?.word ?? '')),
  )

/** Words that stand beside each other in the need and in a line are one group. */
function groupsOf(there: readonly ReadTerm[], lines: readonly (readonly Word[])[]): Group[] {
  const groups: Group[] = []
  for (const term of there) {
    const last = groups.at(-1)
    const before = last?.terms.at(-1)
    if (last !== undefined && before?.at === term.at - 1 && areBeside(before, term, lines)) {
      last.terms.push(term)
      last.weight += term.weight
    } else groups.push({ terms: [term], weight: term.weight })
  }
  return groups
}

const areBeside = (
  { stem: first }: ReadTerm,
  { stem: second }: ReadTerm,
  lines: readonly (readonly Word[])[],
): boolean =>
  lines.some((line) => line.some(({ stem }, at) => stem === first && line[at + 1]?.stem === second))

/** Whether two words that say something are near each other in the need and in a line. */
function areTogether(one: ReadTerm, other: ReadTerm, lines: readonly (readonly Word[])[]): boolean {
  if (one.stem === other.stem || !one.isContent || !other.isContent) return false
  // 'Labels for records' are no record label.
  const apart = Math.abs(one.at - other.at)
  if (apart === 1 || apart > reach) return false
  return lines.some((line) =>
    line.some(
      ({ stem }, at) =>
        stem === one.stem &&
        line
          .slice(Math.max(0, at - reach), at + reach + 1)
          .some(({ stem: near }) => near === other.stem),
    ),
  )
}
