import type { Point } from '../../locations/public.ts'
import type { ListingDocument } from './document.ts'
import type { Facts } from './facts.ts'
import type { FindMeant } from './meant-services.ts'
import type { FindCity } from './need/places.ts'
import { VectorStore } from './vectors.ts'
import { WordIndex, type Field } from './word-index.ts'

export interface Entry {
  readonly document: ListingDocument
  readonly vector?: Float32Array | undefined
}

export interface Scored {
  readonly slot: number
  readonly document: ListingDocument
  readonly score: number
}

/** When more places than this are empty, and more than a quarter, everything is put anew. */
const mostEmpty = 200

const fieldsOf = (document: ListingDocument): readonly Field[] => [
  [document.title, 2.5],
  [document.category, 1],
  [document.description, 1],
  [document.bio ?? '', 0.7],
  [document.goals ?? '', 0.7],
]

/** What a listing surely is counts as said in the glossary's words. */
const surely = 0.6

/** All listings in memory. Each has a place; one that changes gets a new one. */
export class Shelf {
  index = new WordIndex()
  /** How the glossary says plainly what the listings are. */
  hints = new WordIndex()
  vectors = new VectorStore()
  readonly #findMeant: FindMeant
  #documents: (ListingDocument | undefined)[] = []
  #facts: (Facts | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #points = new Map<string, Point | undefined>()

  constructor(findMeant: FindMeant) {
    this.#findMeant = findMeant
  }

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
    this.index.add(slot, fieldsOf(document))
    this.vectors.put(slot, vector)
    const known = this.vectors.at(slot)
    const meant = known === undefined ? [] : this.#findMeant(known)
    const sure = meant.filter(({ share }) => share >= surely)
    this.hints.add(
      slot,
      sure.flatMap(({ names, plainly }): Field[] => [
        [names, 1],
        [plainly, 1],
      ]),
    )
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.#documents[slot] = undefined
    this.#facts[slot] = undefined
    this.index.forget(slot)
    this.hints.forget(slot)
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

  /** The listings with the highest scores, of all or of these only; the best first. */
  best(scores: Float32Array, most: number, only?: readonly string[]): Scored[] {
    const found: Scored[] = []
    const add = (slot: number) => {
      const document = this.#documents[slot]
      if (document !== undefined) found.push({ slot, document, score: scores[slot] ?? 0 })
    }
    if (only === undefined) {
      const line = highest(scores, most)
      for (let slot = 0; slot < scores.length; slot += 1) {
        const score = scores[slot] ?? 0
        if (score > 0 && score >= line) add(slot)
      }
    } else for (const id of new Set(only)) add(this.#slots.get(id) ?? -1)
    return found.toSorted((a, b) => b.score - a.score)
  }

  #compact(): void {
    const kept = this.#documents.flatMap((document, slot) =>
      document === undefined ? [] : [{ document, vector: this.vectors.at(slot) }],
    )
    this.index = new WordIndex()
    this.hints = new WordIndex()
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
