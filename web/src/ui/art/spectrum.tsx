import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'
import { drawMarks } from './marks.tsx'
import { box } from './shapes.ts'

const bars = 72

/** A take on a timeline, swelling towards the middle. */
export function spectrum({ width, height, tone, random }: Canvas): ReactNode {
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
