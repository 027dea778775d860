import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'
import { drawMarks } from './marks.tsx'
import { circle } from './shapes.ts'

/** A speaker cone in halftone. */
export function dots({ width, height, tone, random }: Canvas): ReactNode {
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
