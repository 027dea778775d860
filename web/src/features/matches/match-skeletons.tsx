import type { ReactNode } from 'react'

/** Placeholders for cards that are loading, in their two halves. */
export function MatchSkeletons(): ReactNode {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map((one) => (
        <div
          key={one}
          className="rounded-card border border-line bg-surface md:grid md:grid-cols-2"
        >
          <div className="space-y-3 p-4">
            <div className="flex items-center gap-3">
              <div className="skeleton size-11 rounded-full" />
              <div className="skeleton h-4 w-2/5" />
            </div>
            <div className="skeleton h-4 w-4/5" />
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-8 w-2/5" />
          </div>
          <div className="space-y-3 border-line p-4 max-md:border-t md:border-l">
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-10" />
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
