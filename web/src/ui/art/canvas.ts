import type { Duotone } from './art-palette.ts'

/** What each kind of art draws with: its size, its colours and the id's own random numbers. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly tone: Duotone
  readonly random: () => number
}

export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i)
