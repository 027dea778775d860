import type { ReactNode } from 'react'

const widths = ['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4'] as const

const rows = widths.map((width) => (
  <div key={width} className="flex gap-3 border-b border-line px-4 py-3.5 md:px-5">
    <div className="skeleton size-10 shrink-0 rounded-full" />
    <div className="min-w-0 flex-1 space-y-2 pt-1">
      <div className={`skeleton h-3.5 ${width}`} />
      <div className="skeleton h-3 w-2/5" />
    </div>
  </div>
))

/** Placeholders for the rows, below the border under the name of their group. */
export function NoticesSkeleton(): ReactNode {
  return (
    <>
      <div className="label border-b border-line px-4 pt-2 pb-2.5 md:px-5">
        <span className="skeleton inline-block h-[1lh] w-10 align-top" />
      </div>
      {rows}
    </>
  )
}
