import type { Duotone } from './art-palette.ts'

/** The input of each kind of art: its size, its colours and random numbers derived from the id. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly tone: Duotone
  readonly random: () => number
}

export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i)
