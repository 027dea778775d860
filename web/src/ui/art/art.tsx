import { memo, type ReactNode } from 'react'
import { duotoneOf, duotones, type Duotone } from './art-palette.ts'
import type { Canvas } from './canvas.ts'
import { dots } from './dots.tsx'
import { grooves } from './grooves.tsx'
import { ridges } from './ridges.tsx'
import { seeded } from './seeded.ts'
import { spectrum } from './spectrum.tsx'

const kinds = { grooves, ridges, spectrum, dots } satisfies Record<
  string,
  (canvas: Canvas) => ReactNode
>
export type ArtKind = keyof typeof kinds
export const artKinds = Object.keys(kinds) as ArtKind[]

interface ArtProps {
  /** The id of the thing that has no picture; the same id always gives the same drawing. */
  id: string
  kind?: ArtKind
  /** Which of the seven duotones; derived from the id if left out. */
  duotone?: number
  width?: number
  height?: number
}

const kindOf = (id: string): ArtKind =>
  artKinds[Math.floor(seeded(`kind:${id}`)() * artKinds.length)] ?? 'ridges'

/** Replaces missing cover art with a drawing derived from the id. Fills its container. */
export const Art = memo(function Art(props: ArtProps): ReactNode {
  const { id, kind = kindOf(id), duotone, width = 640, height = 240 } = props
  const chosen = duotone === undefined ? undefined : duotones[duotone]
  const tone: Duotone = chosen ?? duotoneOf(id)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={tone.ground} />
      {kinds[kind]({ width, height, tone, random: seeded(id + kind) })}
    </svg>
  )
})
