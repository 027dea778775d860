import { isSameForm, isTelling } from './quote.ts'
import type { ReadTerm } from './reading.ts'
import type { Sentence } from './sentences.ts'
import { fold, stemsOf, wordsOf, type Word } from './words/words.ts'

const mostFound = 6
/** Two words of the need that stand no farther apart than this belong together. */
const reach = 6
/** From so many words on, a need tells a story, in which a word alone may be about anything. */
const storyFrom = 40

/** What music is played at has one sense each, so such a word needs no other beside it. */
const occasion =
  /^(?:weddings?|funerals?|christenings?|birthdays?|anniversar(?:y|ies)|ceremon(?:y|ies)|conferences?|festivals?|church(?:es)?|pubs?|restaurants?|christmas|ceilidhs?|carols?|podcasts?|audiobooks?|musicals?)$/u

/** Drums are no drummer, though they share a stem. */
const player =
  /^(?:drummer|percussionist|guitarist|bassist|pianist|organist|violinist|cellist|harpist|trumpeter)s?$/u

export interface FoundWords {
  /** As the need has them, words beside each other joined; the most important first. */
  readonly words: readonly string[]
  readonly stems: ReadonlySet<string>
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
}

/**
 * The need's words that the listing surely has in the same sense. A word alone may mean anything
 * ('press' a record, a 'press' campaign), so it counts only if it names the service that is offered
 * or an occasion, or if another word of the need is near it. For a weak match, and in a story, only
 * words that stand beside each other in both are certain.
 */
export function findWords({ terms, sentences, names, weak }: Given): FoundWords {
  const lines = sentences.map(({ text }) => wordsOf(text))
  const written = new Set(lines.flatMap((words) => words.map(({ word }) => word)))
  const forms = Map.groupBy(written, (word) => stemsOf(word)[0] ?? '')
  const isThere = ({ text, stem }: ReadTerm): boolean =>
    hasPlayer(text, written) &&
    (forms.get(stem)?.some((word) => isSameForm(text, word)) ?? false)
  const there = terms.filter((term) => !term.implied && isTelling(term) && isThere(term))
  const isStory = Math.max(0, ...terms.map(({ at }) => at)) >= storyFrom
  const isSure = ({ terms: group }: Group): boolean => {
    const [only, ...more] = group
    // A word that any listing may have says something only beside another.
    if (only === undefined || !group.some(({ isContent }) => isContent)) return false
    if (more.length > 0) return true
    // A live band is no live stream.
    if (weak || only.text.toLowerCase() === 'live') return false
    if (!isStory && (names.has(only.stem) || occasion.test(only.text.toLowerCase()))) return true
    return there.some((other) => areTogether(only, other, lines))
  }
  const sure = groupsOf(there, lines)
    .filter(isSure)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostFound)
  return {
    words: [...new Set(sure.map((group) => group.terms.map(({ text }) => text).join(' ')))],
    stems: new Set(sure.flatMap((group) => group.terms.map(({ stem }) => stem))),
  }
}

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
  lines.some((line) =>
    line.some(({ stem }, at) => stem === first && line[at + 1]?.stem === second),
  )

/** Whether two words that say something are near each other in the need and in a line. */
function areTogether(
  one: ReadTerm,
  other: ReadTerm,
  lines: readonly (readonly Word[])[],
): boolean {
  if (one.stem === other.stem || !one.isContent || !other.isContent) return false
  if (Math.abs(one.at - other.at) > reach) return false
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

function hasPlayer(text: string, written: ReadonlySet<string>): boolean {
  const word = fold(text)
  if (!player.test(word)) return true
  const one = word.replace(/s$/u, '')
  return written.has(one) || written.has(`${one}s`)
}
