import { services } from './glossary.ts'
import { mistakesIn } from './mistakes.ts'
import { stopWords } from './stop-words.ts'
import { wordsOf, type Word } from './words.ts'

interface Pair {
  readonly first: string
  readonly second: string
}

/** The names of two words, by either of them. */
const pairs: readonly Pair[] = services
  .flatMap(({ names }) => names.map((name) => wordsOf(name).map(({ word }) => word)))
  .flatMap(([first, second, ...rest]) =>
    first !== undefined && second !== undefined && rest.length === 0 ? [{ first, second }] : [],
  )
const byFirst = Map.groupBy(pairs, ({ first }) => first)
const bySecond = Map.groupBy(pairs, ({ second }) => second)

const leastLetters = 3
const letters = /^[a-z]+$/u

const slip = 0.8

/** Whether about one letter is missing, added, exchanged or in the wrong place, but not the first. */
const isSlip = (typed: string, meant: string): boolean =>
  typed !== meant &&
  typed.length >= leastLetters &&
  letters.test(typed) &&
  !stopWords.has(typed) &&
  typed[0] === meant[0] &&
  // A plural or another form is no mistake.
  !typed.startsWith(meant) &&
  !meant.startsWith(typed) &&
  mistakesIn(typed, meant, slip) <= slip

/**
 * What a word is meant to be beside its neighbour: 'baking vocals' are backing vocals, though
 * 'baking' is a word. Only if both together are the name of a service.
 */
export function besideName(words: readonly Word[], at: number): string | undefined {
  const typed = words[at]?.word ?? ''
  const before = byFirst.get(words[at - 1]?.word ?? '') ?? []
  const after = bySecond.get(words[at + 1]?.word ?? '') ?? []
  const meant = [...before.map(({ second }) => second), ...after.map(({ first }) => first)].filter(
    (one) => isSlip(typed, one),
  )
  return new Set(meant).size === 1 ? meant[0] : undefined
}
