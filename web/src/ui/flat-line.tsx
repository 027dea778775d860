import type { ReactNode } from 'react'
import { peaksFrom } from './peaks.ts'

const bars = peaksFrom('flat', 60).map((peak, i) => {
  const nearness = Math.exp(-((i - 30) ** 2) / 60)
  return { x: i * 5 + 1, height: 2 + peak * 40 * nearness, active: nearness > 0.55 }
})

/** A take with one short sound in it: the picture of every empty state. */
export function FlatLine(): ReactNode {
  return (
    <svg viewBox="0 0 300 48" className="h-12 w-64 max-w-full" aria-hidden="true">
      {bars.map(({ x, height, active }) => (
        <rect
          key={x}
          x={x}
          y={24 - height / 2}
          width={2.6}
          height={height}
          rx={1.3}
          className={active ? 'fill-signal' : 'fill-line-strong opacity-60'}
        />
      ))}
    </svg>
  )
}
