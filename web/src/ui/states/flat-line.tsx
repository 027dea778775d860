import type { ReactNode } from 'react'
import { box } from '../art/shapes.ts'
import { peaksFrom } from '../content/peaks.ts'

const bars = peaksFrom('flat', 60).map((peak, i) => {
  const nearness = Math.exp(-((i - 30) ** 2) / 60)
  const height = 2 + peak * 40 * nearness
  const shape = box({ x: i * 5 + 1, y: 24 - height / 2, width: 2.6, height, radius: 1.3 })
  return { shape, active: nearness > 0.55 }
})
const pathOf = (active: boolean): string =>
  bars.map((bar) => (bar.active === active ? bar.shape : '')).join('')

const sound = pathOf(true)
const silence = pathOf(false)

/** An audio track with one short sound: the picture of every empty state. */
export function FlatLine(): ReactNode {
  return (
    <svg viewBox="0 0 300 48" className="h-12 w-64 max-w-full" aria-hidden="true">
      <path d={sound} className="fill-signal" />
      <path d={silence} className="fill-line-strong opacity-60" />
    </svg>
  )
}
