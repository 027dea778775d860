import type { Asked } from './asked.ts'
import type { Distances } from './weighed.ts'

/** A word of the need, with its weight. */
export interface ReadTerm {
  readonly stem: string
  /** The word after spelling correction. */
  readonly text: string
  readonly weight: number
  /** Its index in the need; adjacent words are shown together. */
  readonly at: number
  /** The word comes from the glossary, not from the need. */
  readonly implied: boolean
  /** Another name of a word of the need, of which a listing needs only one. */
  readonly isOther?: boolean
  /** It stands beside the wish: in another sentence of a story, or after 'without'. */
  readonly isAside?: boolean
  /** It names somebody who asks, or whom it is for. */
  readonly isOwn?: boolean
  /** It says what is to be done: 'press fifty copies'. */
  readonly isOrder?: boolean
  /** The word says what is wanted, rather than where, when or how many. */
  readonly isContent: boolean
}

/** The data of a ranking that `explain` needs; it is serialisable. */
export interface Reading {
  readonly asked: Asked
  readonly terms: readonly ReadTerm[]
  /** The need's vector; `null` if only words were compared. */
  readonly vector: readonly number[] | null
  /** The distance from each requested place, by the location that a listing shows. */
  readonly distances: Readonly<Record<string, Distances>>
}
