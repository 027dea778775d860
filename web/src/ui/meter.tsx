import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface MeterProps {
  label: string
  value: number
  max: number
  /** `measure` for a strength, `progress` for something with an end (an upload, steps). */
  kind: 'measure' | 'progress'
  /** The number of lamps; one per unit of `max` if left out. */
  segments?: number
  /** The value in words, if the number alone says little: "Step 3 of 7". */
  valueText?: string
  tall?: boolean
}

/** The LED meter. Never decoration: it always has a role and a label. */
export function Meter(props: MeterProps): ReactNode {
  const { label, max, kind, segments = max, valueText, tall = false } = props
  const value = Math.min(max, Math.max(0, props.value))
  const lit = Math.round((value / max) * segments)
  return (
    <div
      role={kind === 'measure' ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className="flex gap-[3px]"
    >
      {Array.from({ length: segments }, (_, i) => (
        <span
          key={i}
          className={classNames(
            'flex-1 rounded-[1.5px] transition-colors duration-150',
            tall ? 'h-1.5' : 'h-1',
            i < lit ? 'bg-signal' : 'bg-line',
          )}
        />
      ))}
    </div>
  )
}
