import type { ReactNode } from 'react'
import { Readout } from '../readout.tsx'

/** `date` is yyyy-MM-dd; `label` is the day in words. */
export function DaySeparator({ date, label }: { date: string; label: string }): ReactNode {
  return (
    <div className="flex items-center gap-3">
      <span className="h-px flex-1 bg-line" />
      <span aria-hidden="true">
        <Readout tone="quiet" dateTime={date}>
          {date}
        </Readout>
      </span>
      <span className="sr-only">{label}</span>
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
