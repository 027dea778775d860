import type { ReactNode } from 'react'
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

interface Mark {
  /** A closed shape that overlaps no other shape of its picture. */
  readonly shape: string
  readonly colour: string
  readonly opacity?: number
}

/** Marks of one colour become one path for each of ten opacities: finer steps are not visible. */
export function drawMarks(marks: readonly Mark[]): ReactNode {
  const paths = new Map<string, { colour: string; opacity: string; shapes: string }>()
  for (const { shape, colour, opacity: exact = 1 } of marks) {
    const opacity = exact.toFixed(1)
    const path = paths.get(colour + opacity)
    if (path) path.shapes += shape
    else paths.set(colour + opacity, { colour, opacity, shapes: shape })
  }
  return [...paths].map(([key, { colour, opacity, shapes }]) => (
    <path key={key} d={shapes} fill={colour} fillOpacity={opacity} fillRule="evenodd" />
  ))
}
