import { stopWords } from './stop-words.ts'
import { wordsOf } from './words.ts'

const k1 = 1.2
const b = 0.55

/** A stem of a need, and how much it counts. */
export interface Term {
  readonly stem: string
  readonly weight: number
}

/** Pairs of a listing's place and how often the word is there, by the weight of the field. */
class Postings {
  #slots = new Uint32Array(4)
  #counts = new Float32Array(4)
  length = 0

  add(slot: number, count: number): void {
    if (this.length === this.#slots.length) {
      const slots = new Uint32Array(this.length * 2)
      const counts = new Float32Array(this.length * 2)
      slots.set(this.#slots)
      counts.set(this.#counts)
      this.#slots = slots
      this.#counts = counts
    }
    this.#slots[this.length] = slot
    this.#counts[this.length] = count
    this.length += 1
  }

  score(into: Float32Array, lengths: Float32Array, mean: number, weight: number): void {
    const norm = b / mean
    for (let at = 0; at < this.length; at += 1) {
      const slot = this.#slots[at] ?? 0
      const count = this.#counts[at] ?? 0
      const penalty = k1 * (1 - b + norm * (lengths[slot] ?? 0))
      into[slot] = (into[slot] ?? 0) + (weight * count * (k1 + 1)) / (count + penalty)
    }
  }
}

/** A text and how much each of its words counts. */
export type Field = readonly [text: string, weight: number]

/** Which words are in which listings (BM25). Places are given by the caller and never used twice. */
export class WordIndex {
  readonly #postings = new Map<string, Postings>()
  readonly #words = new Map<string, number>()
  #lengths = new Float32Array(1_024)
  #total = 0
  #count = 0

  add(slot: number, fields: readonly Field[]): void {
    const counts = new Map<string, number>()
    let length = 0
    for (const [text, weight] of fields)
      for (const { word, stem } of wordsOf(text)) {
        if (stopWords.has(word)) continue
        counts.set(stem, (counts.get(stem) ?? 0) + weight)
        this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
        length += 1
      }
    for (const [stem, count] of counts) {
      const known = this.#postings.get(stem) ?? new Postings()
      this.#postings.set(stem, known)
      known.add(slot, count)
    }
    if (slot >= this.#lengths.length) {
      const lengths = new Float32Array(Math.max(slot + 1, this.#lengths.length * 2))
      lengths.set(this.#lengths)
      this.#lengths = lengths
    }
    this.#lengths[slot] = length
    this.#total += length
    this.#count += 1
  }

  /** Its words stay until everything is built anew; only what an average listing is changes. */
  forget(slot: number): void {
    this.#total -= this.#lengths[slot] ?? 0
    this.#count -= 1
  }

  /** Words as they are written, and how often. */
  get words(): ReadonlyMap<string, number> {
    return this.#words
  }

  has(stem: string): boolean {
    return this.#postings.has(stem)
  }

  /** How much a word says: the rarer the more; one that is nowhere counts as the rarest. */
  rarity(stem: string): number {
    const found = Math.min(this.#postings.get(stem)?.length ?? 0, this.#count)
    return Math.log(1 + (this.#count - found + 0.5) / (found + 0.5))
  }

  /** Adds up, for every place, what the terms count there. */
  score(terms: readonly Term[], slots: number): Float32Array {
    const scores = new Float32Array(slots)
    const mean = Math.max(1, this.#total / Math.max(1, this.#count))
    for (const { stem, weight } of terms)
      this.#postings.get(stem)?.score(scores, this.#lengths, mean, weight * this.rarity(stem))
    return scores
  }
}
