import type { Point } from '../../../accounts/locations/public.ts'
import type { ListingDocument } from './document.ts'
import { factsOf, type Facts } from './facts.ts'
import type { FindMeant } from './services/meant-services.ts'
import type { FindCity } from './need/places.ts'
import { Locations } from './locations.ts'
import { OfferStore } from './offers.ts'
import { servicesOfListing } from './services/service-match.ts'
import { VectorStore } from './model/vectors.ts'
import { WordIndex, type Field } from './words/word-index.ts'

export interface Entry {
  readonly document: ListingDocument
  readonly vector?: Float32Array | undefined
}

export interface Scored {
  readonly slot: number
  readonly document: ListingDocument
  readonly score: number
}

/** A used slot, and what was derived from its listing. */
interface Taken {
  readonly document: ListingDocument
  /** `null` if its location has no coordinates. */
  point?: Point | null
}

/** Facts take more memory than the listing itself, so they are kept only for so many. */
const mostFacts = 1_000

/** If more slots than this, and more than a quarter, are empty, the shelf is compacted. */
const mostEmpty = 200

const fieldsOf = (document: ListingDocument): readonly Field[] => [
  [document.title, 2.5],
  [document.category, 1],
  [document.description, 1],
  [document.bio ?? '', 0.7],
  [document.goals ?? '', 0.7],
]

/** All listings in memory. Each has a slot, and gets a new one when it changes. */
export class Shelf {
  readonly index = new WordIndex()
  readonly vectors = new VectorStore()
  readonly offers = new OfferStore()
  readonly locations = new Locations()
  readonly #findMeant: FindMeant
  #places: (Taken | undefined)[] = []
  readonly #slots = new Map<string, number>()
  readonly #facts = new Map<number, Facts>()

  constructor(findMeant: FindMeant) {
    this.#findMeant = findMeant
  }

  /** The number of slots, including empty ones. */
  get slots(): number {
    return this.#places.length
  }

  get size(): number {
    return this.#slots.size
  }

  put({ document, vector }: Entry): void {
    this.remove(document.id)
    const slot = this.#places.length
    this.vectors.put(slot, vector)
    const vectorHere = this.vectors.at(slot)
    const meant =
      vectorHere === undefined ? [] : this.#findMeant([vectorHere], undefined, document.category)
    this.offers.put(slot, servicesOfListing(document, meant))
    this.#places.push({ document })
    this.#slots.set(document.id, slot)
    this.locations.add(document.location, 1)
    this.index.add(slot, fieldsOf(document))
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    const taken = slot === undefined ? undefined : this.#places[slot]
    if (slot === undefined || taken === undefined) return
    this.#slots.delete(id)
    this.#places[slot] = undefined
    this.#facts.delete(slot)
    this.locations.add(taken.document.location, -1)
    this.vectors.put(slot, undefined)
    this.index.forget(slot, fieldsOf(taken.document))
    if (this.slots - this.size > Math.max(mostEmpty, this.size / 4)) this.#compact()
  }

  documentAt(slot: number): ListingDocument | undefined {
    return this.#places[slot]?.document
  }

  factsOf({ slot, document }: Scored): Facts {
    const known = this.#facts.get(slot)
    if (known !== undefined) return known
    if (this.#facts.size >= mostFacts) this.#facts.clear()
    const facts = factsOf(document)
    this.#facts.set(slot, facts)
    return facts
  }

  pointAt(slot: number, findCity: FindCity): Point | undefined {
    const taken = this.#places[slot]
    if (taken === undefined || taken.document.location === null) return undefined
    if (taken.point === undefined) taken.point = findCity(taken.document.location)?.point ?? null
    return taken.point ?? undefined
  }

  /** The listings with the highest scores, of all or of `only`; the best first. */
  best(scores: Float32Array, most: number, only?: readonly string[]): Scored[] {
    const found: Scored[] = []
    const add = (slot: number) => {
      const document = this.documentAt(slot)
      if (document !== undefined) found.push({ slot, document, score: scores[slot] ?? 0 })
    }
    if (only === undefined) {
      const line = highest(scores, most)
      for (let slot = 0; slot < scores.length; slot += 1) {
        const score = scores[slot] ?? 0
        if (score > 0 && score >= line) add(slot)
      }
    } else for (const id of new Set(only)) add(this.#slots.get(id) ?? -1)
    return found.toSorted(byScore)
  }

  /** Moves the existing entries; adding them again would read every text and block all rankings. */
  #compact(): void {
    const moved = new Int32Array(this.slots).fill(-1)
    const kept: Taken[] = []
    for (const [slot, taken] of this.#places.entries())
      if (taken !== undefined) {
        moved[slot] = kept.length
        this.#slots.set(taken.document.id, kept.length)
        kept.push(taken)
      }
    this.index.move(moved)
    this.vectors.move(moved)
    this.offers.move(moved)
    this.#places = kept
    this.#facts.clear()
  }
}

/** The best first; equal ones by id, so that the same listings always have the same order. */
export const byScore = (one: Scored, other: Scored): number =>
  other.score - one.score || (one.document.id < other.document.id ? -1 : 1)

/** The score that this many slots reach. */
function highest(scores: Float32Array, count: number): number {
  if (scores.length <= count) return -Infinity
  return scores.toSorted()[scores.length - count] ?? -Infinity
}
