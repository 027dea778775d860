import type { ReactNode } from 'react'
import { steps, type Canvas } from './canvas.ts'

const bars = 72

/** A take on a timeline, swelling towards the middle. */
export function spectrum({ width, height, tone, random }: Canvas): ReactNode {
  const step = width / bars
  let level = 0.4
  return steps(bars).map((i) => {
    level = Math.min(1, Math.max(0.08, level + (random() - 0.5) * 0.42))
    const bar = level * (0.25 + 0.75 * Math.sin((i / bars) * Math.PI)) * height * 0.82
    return (
      <rect
        key={i}
        x={i * step + step * 0.2}
        y={(height - bar) / 2}
        width={step * 0.6}
        height={bar}
        rx={step * 0.3}
        fill={level > 0.82 ? tone.spark : tone.ink}
        fillOpacity={0.35 + level * 0.65}
      />
    )
  })
}
