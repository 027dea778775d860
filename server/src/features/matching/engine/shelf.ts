import type { Point } from '../../locations/public.ts'
import type { ListingDocument } from './document.ts'
import type { Facts } from './facts.ts'
import type { FindCity } from './need/places.ts'
import { VectorStore } from './vectors.ts'
import { WordIndex } from './word-index.ts'

export interface Entry {
  readonly document: ListingDocument
  readonly vector?: Float32Array | undefined
}

/** When more places than this are empty, and more than a quarter, everything is put anew. */
const mostEmpty = 200

/** All listings in memory. Each has a place; one that changes gets a new one. */
export class Shelf {
  index = new WordIndex()
  vectors = new VectorStore()
  #documents: (ListingDocument | undefined)[] = []
  #facts: (Facts | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #points = new Map<string, Point | undefined>()

  /** How many places there are, empty ones too. */
  get slots(): number {
    return this.#documents.length
  }

  get size(): number {
    return this.#slots.size
  }

  put({ document, vector }: Entry): void {
    this.remove(document.id)
    const slot = this.#documents.length
    this.#documents.push(document)
    this.#slots.set(document.id, slot)
    this.index.add(slot, document)
    this.vectors.put(slot, vector)
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.#documents[slot] = undefined
    this.#facts[slot] = undefined
    this.index.forget(slot)
    if (this.slots - this.size > Math.max(mostEmpty, this.size / 4)) this.#compact()
  }

  factsOf(slot: number, make: () => Facts): Facts {
    const known = this.#facts[slot]
    if (known !== undefined) return known
    const made = make()
    this.#facts[slot] = made
    return made
  }

  pointOf(slot: number, findCity: FindCity): Point | undefined {
    const location = this.#documents[slot]?.location ?? null
    if (location === null) return undefined
    if (!this.#points.has(location)) this.#points.set(location, findCity(location)?.point)
    return this.#points.get(location)
  }

  /** The places with the highest scores, in no order. */
  best(
    scores: Float32Array,
    most: number,
    accepts: (document: ListingDocument) => boolean,
  ): { slot: number; document: ListingDocument; score: number }[] {
    // A few more than wanted, for those that are not accepted.
    const line = highest(scores, most * 2)
    const found: { slot: number; document: ListingDocument; score: number }[] = []
    for (let slot = 0; slot < scores.length; slot += 1) {
      const score = scores[slot] ?? 0
      const document = this.#documents[slot]
      if (score < line || score <= 0 || document === undefined || !accepts(document)) continue
      found.push({ slot, document, score })
    }
    return found.toSorted((a, b) => b.score - a.score).slice(0, most)
  }

  #compact(): void {
    const kept = this.#documents.flatMap((document, slot) =>
      document === undefined ? [] : [{ document, vector: this.vectors.at(slot) }],
    )
    this.index = new WordIndex()
    this.vectors = new VectorStore()
    this.#documents = []
    this.#facts = []
    this.#slots.clear()
    for (const entry of kept) this.put(entry)
  }
}

/** The score that so many reach. */
function highest(scores: Float32Array, count: number): number {
  if (scores.length <= count) return -Infinity
  return scores.toSorted()[scores.length - count] ?? -Infinity
}
