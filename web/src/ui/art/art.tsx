import { memo, type ReactNode } from 'react'
import { duotoneOf, duotones, type Duotone } from './art-palette.ts'
import { steps, drawMarks, type Canvas } from './marks.tsx'
import { seeded } from './seeded.ts'
import { circle, box } from './shapes.ts'

const bars = 72

/** A take on a timeline, swelling towards the middle. */
function spectrum({ width, height, tone, random }: Canvas): ReactNode {
  const step = width / bars
  let level = 0.4
  const marks = steps(bars).map((i) => {
    level = Math.min(1, Math.max(0.08, level + (random() - 0.5) * 0.42))
    const bar = level * (0.25 + 0.75 * Math.sin((i / bars) * Math.PI)) * height * 0.82
    const x = i * step + step * 0.2
    const sizes = { y: (height - bar) / 2, width: step * 0.6, height: bar, radius: step * 0.3 }
    const colour = level > 0.82 ? tone.spark : tone.ink
    return { shape: box({ x, ...sizes }), colour, opacity: 0.35 + level * 0.65 }
  })
  return drawMarks(marks)
}

const lines = 15
const margin = 30

/** A spectrum over time: stacked lines whose peaks hide the ones behind. */
function ridges({ width, height, tone, random }: Canvas): ReactNode {
  const ridge = (line: number): string => {
    const base = height * 0.3 + (line / (lines - 1)) * height * 0.74
    const peaks = steps(7).map(() => ({
      at: width * (0.5 + (random() - 0.5) * 0.52),
      spread: width * (0.018 + random() * 0.05),
      gain: random(),
    }))
    const wobble = random() * 9
    let path = `M${-margin} ${base}`
    for (let x = -margin; x <= width + margin; x += 5) {
      const centre = Math.exp(-(((x - width / 2) / (width * 0.3)) ** 2))
      const rise = peaks.reduce(
        (sum, { at, spread, gain }) => sum + gain * Math.exp(-((x - at) ** 2) / (2 * spread ** 2)),
        0,
      )
      const y = base - rise * centre * height * 0.22 - Math.sin(x / 23 + wobble) * 1.1
      path += ` L${x} ${y.toFixed(1)}`
    }
    return `${path} L${width + margin} ${height + 40} L${-margin} ${height + 40}Z`
  }
  return steps(lines).map((line) => (
    <path
      key={line}
      d={ridge(line)}
      fill={tone.ground}
      stroke={line % 5 === 2 ? tone.spark : tone.ink}
      strokeWidth={1.6}
      strokeOpacity={0.35 + (line / lines) * 0.65}
    />
  ))
}

/** A record seen from above, off centre. */
function grooves({ width, height, tone, random }: Canvas): ReactNode {
  const cx = width * (0.62 + random() * 0.2)
  const cy = height * (0.55 + random() * 0.4)
  const rings = steps(46).map((i) => {
    const bright = i % 9 === 4
    const opacity = bright ? 0.85 : 0.16 + random() * 0.42
    const radius = 10 + i * (width / 62)
    const half = (0.8 + random() * 2.6) / 2
    return {
      shape: circle(cx, cy, radius + half) + circle(cx, cy, radius - half),
      colour: bright ? tone.spark : tone.ink,
      opacity,
    }
  })
  return (
    <>
      {drawMarks(rings)}
      <path d={circle(cx, cy, height * 0.13)} fill={tone.ink} />
      <path d={circle(cx, cy, 4)} fill={tone.ground} />
    </>
  )
}

/** A speaker cone in halftone. */
function dots({ width, height, tone, random }: Canvas): ReactNode {
  const step = width / (width > height * 1.5 ? 42 : 13)
  const cx = width * (0.35 + random() * 0.3)
  const cy = height * (0.35 + random() * 0.3)
  const columns = Math.ceil(width / step)
  const marks = steps(columns * Math.ceil(height / step)).flatMap((i) => {
    const x = ((i % columns) + 0.5) * step
    const y = (Math.floor(i / columns) + 0.5) * step
    const far = Math.hypot(x - cx, y - cy) / width
    const strength = Math.max(0, 1 - far * 1.5) * (0.75 + 0.25 * Math.sin(far * 42))
    if (strength <= 0.03) return []
    const colour = strength > 0.82 ? tone.spark : tone.ink
    return [{ shape: circle(x, y, (strength * step) / 2), colour, opacity: 0.3 + strength * 0.7 }]
  })
  return drawMarks(marks)
}

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
