import type { ReactNode } from 'react'

/** Placeholders for cards that are loading. */
export function ListingSkeletons({ count = 4 }: { count?: number }): ReactNode {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className="rounded-card border border-line bg-surface p-4">
          <div className="flex items-center gap-3">
            <div className="skeleton size-11 rounded-full" />
            <div className="flex-1 space-y-2">
              <div className="skeleton h-4 w-2/5" />
              <div className="skeleton h-3.5 w-1/3" />
            </div>
          </div>
          <div className="mt-4 space-y-3">
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton h-8" />
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-8 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
