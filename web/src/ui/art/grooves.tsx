import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'
import { drawMarks } from './marks.tsx'
import { circle } from './shapes.ts'

/** A record seen from above, off centre. */
export function grooves({ width, height, tone, random }: Canvas): ReactNode {
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
