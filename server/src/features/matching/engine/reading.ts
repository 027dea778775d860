import type { Asked } from './asked.ts'

/** A word of the need as it counted. */
export interface ReadTerm {
  readonly stem: string
  /** As it was understood. */
  readonly text: string
  readonly weight: number
  /** Which word of the need it is; neighbours are shown together. */
  readonly at: number
  /** Comes from the glossary, not from the need. */
  readonly implied: boolean
}

/** What `explain` needs of a ranking; plain data. */
export interface Reading {
  readonly asked: Asked
  readonly terms: readonly ReadTerm[]
  /** Of the need; absent where only words were compared. */
  readonly vector: readonly number[] | null
  /** Kilometres to each place asked for, by the location that a listing shows. */
  readonly distances: Readonly<Record<string, readonly (number | null)[]>>
}
