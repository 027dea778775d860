import type { DayNumbers } from '@patchbay/contract/staff/numbers'
import type { ReactNode } from 'react'
import { countedTexts, numbersTexts as texts, type Counted } from './texts.ts'

const height = 64
const step = 6
const bar = 4

interface BarChartProps {
  days: readonly DayNumbers[]
  name: Counted
}

export const showNumber = (value: number | null): string =>
  value === null ? texts.unknown : value.toLocaleString('en-GB')

/** A bar for each day, from zero. The table below the charts has the numbers in words. */
export function BarChart({ days, name }: BarChartProps): ReactNode {
  const label = countedTexts[name]
  const values = days.map((one) => one[name] ?? 0)
  const most = Math.max(1, ...values)
  const first = days[0]?.day ?? ''
  const last = days.at(-1)
  return (
    <figure className="rounded-control border border-line bg-surface p-4">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-meta font-semibold">{label}</span>
        <span className="readout">{showNumber(last?.[name] ?? null)}</span>
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not fetched
        role="img"
        aria-label={texts.chart(label, first, last?.day ?? '')}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="mt-3 h-16 w-full text-signal"
      >
        {days.map(({ day }, at) => {
          const size = Math.round(((values[at] ?? 0) / most) * height)
          return (
            <rect
              key={day}
              x={at * step}
              y={height - size}
              width={bar}
              height={size}
              fill="currentColor"
            />
          )
        })}
      </svg>
    </figure>
  )
}
