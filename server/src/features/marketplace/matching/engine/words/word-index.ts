import { Lexicon } from './lexicon.ts'
import { stopWords } from './stop-words.ts'
import { wordsOf } from './words.ts'

const k1 = 1.2
const b = 0.55

/** A stem of a need, and its weight. */
export interface Term {
  readonly stem: string
  readonly weight: number
}

/** Frequencies are stored in one byte, in steps of a tenth. */
const steps = 10
const mostStored = 255

/** Pairs of a listing's slot and the word's frequency there, weighted by field. */
class Postings {
  #slots = new Uint32Array(2)
  #counts = new Uint8Array(2)
  length = 0
  /** How many entries belong to listings that are still there; only these make a word common. */
  live = 0

  add(slot: number, count: number): void {
    if (this.length === this.#slots.length) {
      const size = Math.ceil(this.length * 1.3) + 1
      const slots = new Uint32Array(size)
      const counts = new Uint8Array(size)
      slots.set(this.#slots)
      counts.set(this.#counts)
      this.#slots = slots
      this.#counts = counts
    }
    this.#slots[this.length] = slot
    this.#counts[this.length] = Math.min(mostStored, Math.round(count * steps))
    this.length += 1
    this.live += 1
  }

  /** Keeps only the entries that have a new slot. */
  move(places: Int32Array): void {
    let kept = 0
    for (let at = 0; at < this.length; at += 1) {
      const place = places[this.#slots[at] ?? 0] ?? -1
      if (place === -1) continue
      this.#slots[kept] = place
      this.#counts[kept] = this.#counts[at] ?? 0
      kept += 1
    }
    this.length = kept
    this.live = kept
  }

  score(into: Float32Array, lengths: Float32Array, mean: number, weight: number): void {
    const norm = b / mean
    for (let at = 0; at < this.length; at += 1) {
      const slot = this.#slots[at] ?? 0
      const count = (this.#counts[at] ?? 0) / steps
      const penalty = k1 * (1 - b + norm * (lengths[slot] ?? 0))
      into[slot] = (into[slot] ?? 0) + (weight * count * (k1 + 1)) / (count + penalty)
    }
  }
}

/** A text, and the weight of each of its words. */
export type Field = readonly [text: string, weight: number]

/** An index of words to listings (BM25). The caller assigns the slots. */
export class WordIndex {
  readonly #postings = new Map<string, Postings>()
  /** The words as they are written, and how often. */
  readonly words = new Lexicon()
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
        this.words.add(word, 1)
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

  /** Takes the fields that were added. The postings stay until the next `move`, uncounted. */
  forget(slot: number, fields: readonly Field[]): void {
    const gone = new Set<string>()
    for (const [text] of fields)
      for (const { word, stem } of wordsOf(text)) {
        if (stopWords.has(word)) continue
        this.words.add(word, -1)
        gone.add(stem)
      }
    for (const stem of gone) {
      const postings = this.#postings.get(stem)
      if (postings !== undefined) postings.live -= 1
    }
    this.#total -= this.#lengths[slot] ?? 0
    this.#count -= 1
  }

  /** Moves all entries: `places` has the new slot for each old one, or -1 if it was forgotten. */
  move(places: Int32Array): void {
    for (const [stem, postings] of this.#postings) {
      postings.move(places)
      if (postings.length === 0) this.#postings.delete(stem)
    }
    for (const [slot, place] of places.entries())
      if (place !== -1) this.#lengths[place] = this.#lengths[slot] ?? 0
  }

  has(stem: string): boolean {
    return (this.#postings.get(stem)?.live ?? 0) > 0
  }

  /** The significance of a word: the rarer the higher; a word that never occurs is the rarest. */
  rarity(stem: string): number {
    const found = this.#postings.get(stem)?.live ?? 0
    return Math.log(1 + (this.#count - found + 0.5) / (found + 0.5))
  }

  /** The sum of the scores of all terms, for every slot. */
  score(terms: readonly Term[], slots: number): Float32Array {
    const scores = new Float32Array(slots)
    const mean = Math.max(1, this.#total / Math.max(1, this.#count))
    for (const { stem, weight } of terms)
      this.#postings.get(stem)?.score(scores, this.#lengths, mean, weight * this.rarity(stem))
    return scores
  }
}
