import type { ReactNode } from 'react'

interface ListSkeletonProps {
  small?: boolean
  rows?: number
}

/** Placeholders for rows that are loading. */
export function ListSkeleton({ small = false, rows = 7 }: ListSkeletonProps): ReactNode {
  return Array.from({ length: rows }, (_, i) => (
    <div key={i} className="flex h-16 items-center gap-3 px-4">
      <div className="skeleton size-11 shrink-0 rounded-full" />
      {!small && (
        <div className="min-w-0 flex-1 space-y-2">
          <div className={`skeleton h-3.5 ${i % 2 === 0 ? 'w-32' : 'w-24'}`} />
          <div className="skeleton h-3 w-4/5" />
        </div>
      )}
    </div>
  ))
}
