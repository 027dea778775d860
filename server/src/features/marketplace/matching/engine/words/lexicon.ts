/** A word with features that allow a quick comparison before letters are compared. */
export interface Shape {
  readonly word: string
  /** A bit for each letter that the word contains. */
  readonly mask: number
  readonly bones: string
  /** How often the word occurs, or its rank, depending on the lexicon. */
  count: number
}

const letters = /^[a-z]{3,28}$/

/** Words with a number each; those of letters alone are also indexed by length. */
export class Lexicon {
  readonly #counts = new Map<string, number>()
  readonly #shapes = new Map<string, Shape>()
  readonly #byLength: Map<string, Shape>[] = []

  has(word: string): boolean {
    return this.#counts.has(word)
  }

  get(word: string): number {
    return this.#counts.get(word) ?? 0
  }

  /** A word whose number becomes 0 is removed. */
  add(word: string, count: number): void {
    const now = this.get(word) + count
    const shape = this.#shapes.get(word)
    if (shape !== undefined) shape.count = now
    if (now > 0) {
      this.#counts.set(word, now)
      if (shape === undefined && letters.test(word)) this.#keep(shapeOf(word, now))
    } else {
      this.#counts.delete(word)
      this.#shapes.delete(word)
      this.#byLength[word.length]?.delete(word)
    }
  }

  /** The words with this many letters. */
  ofLength(length: number): Iterable<Shape> {
    return this.#byLength[length]?.values() ?? []
  }

  #keep(shape: Shape): void {
    const { word } = shape
    this.#shapes.set(word, shape)
    const alike = this.#byLength[word.length] ?? new Map<string, Shape>()
    this.#byLength[word.length] = alike.set(word, shape)
  }
}

export function lexiconOf(words: Iterable<readonly [word: string, count: number]>): Lexicon {
  const made = new Lexicon()
  for (const [word, count] of words) made.add(word, count)
  return made
}

export const shapeOf = (word: string, count: number): Shape => ({
  word,
  mask: maskOf(word),
  bones: bonesOf(word),
  count,
})

/** Spelling mistakes are mostly in vowels, doubled letters and letters that sound alike. */
const bonesOf = (word: string): string =>
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

/** How many letters the first mask has that the second does not. */
export function lettersBeyond(one: number, other: number): number {
  let left = one & ~other
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}
