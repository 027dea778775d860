import { bonesOf, soundOf } from './sounds.ts'

/** A word with features that allow a quick comparison before letters are compared. */
export interface Shape {
  readonly word: string
  /** A bit for each consonant of its sound. */
  readonly mask: number
  readonly sound: string
  /** How often the word occurs, or its rank, depending on the lexicon. */
  count: number
}

const letters = /^[a-z]{3,28}$/

/** Words with a number each; those of letters alone are kept with their shapes, by length. */
export class Lexicon {
  readonly #counts = new Map<string, number>()
  readonly #byLength: Map<string, Shape>[] = []

  has(word: string): boolean {
    return this.get(word) > 0
  }

  get(word: string): number {
    return this.#byLength[word.length]?.get(word)?.count ?? this.#counts.get(word) ?? 0
  }

  /** A word whose number becomes 0 is removed. */
  add(word: string, count: number): void {
    const now = this.get(word) + count
    if (!letters.test(word)) {
      if (now > 0) this.#counts.set(word, now)
      else this.#counts.delete(word)
      return
    }
    const alike = this.#byLength[word.length] ?? new Map<string, Shape>()
    this.#byLength[word.length] = alike
    const shape = alike.get(word)
    if (now <= 0) alike.delete(word)
    else if (shape === undefined) alike.set(word, shapeOf(word, now))
    else shape.count = now
  }

  /** The words with this many letters. */
  ofLength(length: number): Iterable<Shape> {
    return this.#byLength[length]?.values() ?? []
  }
}

export function lexiconOf(words: Iterable<readonly [word: string, count: number]>): Lexicon {
  const made = new Lexicon()
  for (const [word, count] of words) made.add(word, count)
  return made
}

export function shapeOf(word: string, count: number): Shape {
  const sound = soundOf(word)
  return { word, mask: maskOf(bonesOf(sound)), sound, count }
}

function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) - 97)
  return mask
}

/** How many letters the first mask has that the second does not. */
export function lettersBeyond(one: number, other: number): number {
  let left = one & ~other
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}
